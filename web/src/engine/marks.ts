// What a picture of a step shows, from the words of the service to those of the board: chains of
// nodes become links from one node to the next. A node of several cells is written `r1c4,r1c5=7`.
import type { ChainNode, Marks as ServiceMarks } from "shudu";

import type { Marks } from "../play/game";

type Link = Marks["links"][number];

const nodeName = (node: ChainNode): string => `${node.cells.join(",")}=${node.digit}`;

/** The links of a list of nodes: a node that is a start follows none. */
export function linksOf(nodes: readonly ChainNode[]): Link[] {
  return nodes.flatMap((node, i) => {
    const before = nodes[i - 1];
    if (before === undefined || node.link === "start") return [];
    return [{ from: nodeName(before), to: nodeName(node), strong: node.link === "strong" }];
  });
}

export function marksOf(marks: ServiceMarks): Marks {
  const chains = [marks.links, ...(marks.branches ?? [])];
  return {
    houses: marks.houses,
    cells: marks.cells,
    candidates: marks.candidates,
    links: chains.flatMap(linksOf),
    eliminations: marks.eliminations,
    placements: marks.placements,
  };
}

export const kNoMarks: Marks = {
  houses: [],
  cells: [],
  candidates: [],
  links: [],
  eliminations: [],
  placements: [],
};
