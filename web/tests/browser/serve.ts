// Serves web/dist for the browser's tests, as `make web-run` does; the address goes to the tests by `provide`.
import { preview } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    address: string;
  }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const server = await preview({
    configFile: new URL("../../vite.config.ts", import.meta.url).pathname,
    root: new URL("../..", import.meta.url).pathname,
    preview: { host: "127.0.0.1", port: 0, strictPort: false },
    logLevel: "error",
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error("the server has no address");
  project.provide("address", address);
  return () => server.close();
}
