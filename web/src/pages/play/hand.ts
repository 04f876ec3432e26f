// A row of tools by the hand that holds the phone: for the left one it runs the other way, so that
// the thumb finds near what is near for the right one. Undo and redo stay a pair in that order,
// for they point to the left and to the right.
interface Tool {
  readonly command: string;
}

export function forHand<T extends Tool>(tools: readonly T[], hand: string): readonly T[] {
  if (hand !== "left") return tools;
  const isOfTime = ({ command }: T): boolean => command === "undo" || command === "redo";
  return [...tools.filter((tool) => !isOfTime(tool)).reverse(), ...tools.filter(isOfTime)];
}
