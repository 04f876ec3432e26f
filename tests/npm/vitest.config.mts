// Tests of the npm package, run by tools/npm_package.sh: on the tarball, installed into an empty folder
// (install.ts) as somebody would who has it from elsewhere.
import { fileURLToPath } from "node:url";
import type { ViteUserConfig } from "vitest/config";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const config: ViteUserConfig = {
  root: at("."),
  cacheDir: at("../../build/npm/vite"),
  resolve: {
    alias: {
      shudu: at("../../build/npm/installed/node_modules/shudu/dist/main.js"),
      vitest: at("../../web/node_modules/vitest/dist/index.js"),
    },
  },
  test: {
    include: ["*.test.ts"],
    globalSetup: ["install.ts"],
    testTimeout: 60_000,
    maxWorkers: 2,
  },
};

export default config;
