// The entry of a worker, in browsers and in node: an engine that is asked by messages
// (messages.ts). While it works it hears nothing, so it is cancelled by ending it; how far it has
// come it tells at most every 50 ms.
import { Engine, type EngineOptions, type Progress, RestMissing, sentenceOf } from "./engine.js";
import type { Command, Question, Reply, Report } from "./messages.js";
import { nodeModule, type NodeThreads } from "./node.js";
import { compileAtOnce, type PartName } from "./parts.js";

const kBetweenReports = 50; // milliseconds

interface Port {
  say(report: Report, handedOver?: ArrayBuffer[]): void;
  listen(hear: (command: Command) => void): void;
}

function portOfNode(): Port | undefined {
  const port = nodeModule<NodeThreads>("node:worker_threads")?.parentPort;
  if (!port) return undefined;
  return {
    say: (report, handedOver) => port.postMessage(report, handedOver),
    listen: (hear) => port.on("message", (command) => hear(command as Command)),
  };
}

function portOfBrowser(): Port {
  const scope = globalThis as unknown as {
    postMessage(message: Report, handedOver?: ArrayBuffer[]): void;
    addEventListener(type: "message", listener: (event: MessageEvent<Command>) => void): void;
  };
  return {
    say: (report, handedOver) => scope.postMessage(report, handedOver),
    listen: (hear) => scope.addEventListener("message", (event) => hear(event.data)),
  };
}

// Says what it is given, but not too often.
function seldom(port: Port): (progress: Progress) => void {
  let last = -Infinity;
  return (progress) => {
    const now = performance.now();
    if (now - last < kBetweenReports) return;
    last = now;
    port.say({ kind: "progress", progress });
  };
}

function replyOf(engine: Engine, { text, puzzles }: Question, options: EngineOptions): Reply {
  if (puzzles === undefined) return { text: engine.answerText(text, options) };
  const { answer, solutions } = engine.answerPacked(text, puzzles, options);
  return { text: answer, solutions };
}

// Where what is handed on is a part of another module, say of a newer version of a page, nobody has
// asked for it yet: who does has it fetched.
function putIn(engine: Engine | undefined, part: PartName, module: WebAssembly.Module): void {
  try {
    engine?.putIn(part, module);
  } catch {
    // Said where it is needed.
  }
}

function serve(port: Port): void {
  let engine: Engine | undefined;
  port.listen((command) => {
    try {
      if (command.kind === "module") {
        const { first, rest, restAddress, variantsAddress } = command;
        engine = Engine.begin(
          first,
          () => compileAtOnce("rest", restAddress),
          () => compileAtOnce("variants", variantsAddress),
        );
        if (rest !== undefined) putIn(engine, "rest", rest);
        port.say({ kind: "ready" });
      } else if (command.kind === "part") {
        putIn(engine, command.part, command.module);
      } else if (engine !== undefined) {
        const options = command.wantsProgress ? { progress: seldom(port) } : {};
        const reply = replyOf(engine, command.question, options);
        port.say({ kind: "answer", reply }, reply.solutions && [reply.solutions.buffer]);
      } else {
        port.say({ kind: "dead", sentence: "The worker was asked before it had a module." });
      }
    } catch (error) {
      const kind = error instanceof RestMissing ? "missing" : "dead";
      port.say({ kind, sentence: sentenceOf(error) });
    }
  });
}

serve(portOfNode() ?? portOfBrowser());
