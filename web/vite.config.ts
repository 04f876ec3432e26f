// How the app is built: static files with relative addresses, so that it runs from any folder of
// any server; `sw.js` and the manifest at the root of the build, all files precached, updates only
// when the player asks. Tests: vitest's projects `pure` (no browser) and `browser` (chromium on the
// built app); of the latter `make test` leaves out what is tagged `long`.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";

import { manifest } from "./manifest.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "./",
  resolve: {
    alias: {
      shudu: at("../bindings/wasm/package/src/index.ts"),
      "@wasm": at("../build/wasm/bin"),
    },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  worker: { format: "es" },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: [at("..")] } },
  plugins: [
    svelte(),
    VitePWA({
      strategies: "generateSW",
      registerType: "prompt",
      injectRegister: null,
      filename: "sw.js",
      manifestFilename: "manifest.webmanifest",
      manifest,
      workbox: {
        globPatterns: ["**/*.{html,js,css,wasm,json,svg,png,webmanifest}"],
        maximumFileSizeToCacheInBytes: 4_000_000,
        cleanupOutdatedCaches: true,
        clientsClaim: false,
        skipWaiting: false,
      },
    }),
  ],
  test: {
    tags: [{ name: "long", description: "longer than `make test` may take: tools/web.sh long" }],
    projects: [
      {
        extends: true,
        test: { name: "pure", include: ["src/**/*.test.ts", "tools/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["tests/browser/serve.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } }, // not the second that is usual: a machine may be busy
          fileParallelism: true,
          maxWorkers: 3,
        },
      },
    ],
  },
});
