// The native program: one static file in a package of its own for each kind of machine, of which npm installs the one
// that fits (`os` and `cpu` of its package.json).
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

// The path of the program, or undefined where no package has one for this machine. SHUDU_CLI_PORTABLE=1 acts as if
// there were none.
export function nativeProgram() {
  if (process.env.SHUDU_CLI_PORTABLE === "1") return undefined;
  try {
    return fileURLToPath(import.meta.resolve(`shudu-${process.platform}-${process.arch}/bin/shudu`));
  } catch {
    return undefined;
  }
}

function complain(program, error) {
  process.stderr.write(`shudu: cannot start ${program}: ${error.message}\n`);
  process.exitCode = 3;
}

// Becomes the program where node can (process.execve, node 22.15 and later). Else it waits for the program, hands the
// signals on that it is sent, and ends as the program ended: by its exit code or by its signal.
export function runNative(program, words) {
  if (typeof process.execve === "function") {
    process.removeAllListeners("warning"); // execve says that it is experimental
    process.on("warning", () => undefined);
    try {
      process.execve(program, ["shudu", ...words], process.env);
    } catch (error) {
      complain(program, error);
    }
    return;
  }
  const child = spawn(program, words, { argv0: "shudu", stdio: "inherit" });
  const signals = ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGCONT"];
  const handOn = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, handOn);
  child.on("error", (error) => complain(program, error));
  child.on("exit", (code, signal) => {
    for (const name of signals) process.off(name, handOn);
    if (signal === null) {
      process.exitCode = code ?? 3;
    } else {
      process.exitCode = 128 + constants.signals[signal];
      process.kill(process.pid, signal);
    }
  });
}
