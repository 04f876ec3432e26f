// The entry of every worker of the app: the engine of the package, asked by messages.
import "../../../bindings/wasm/package/src/worker";
