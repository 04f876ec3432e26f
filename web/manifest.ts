// What an installed app is called and looks like. Addresses are relative: the app may live in any folder.
import type { ManifestOptions } from "vite-plugin-pwa";

export const manifest: Partial<ManifestOptions> = {
  id: "./",
  name: "Shudu",
  short_name: "Shudu",
  description: "Sudoku to play, learn, solve and make",
  lang: "en",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: "#f4f6f8",
  theme_color: "#f4f6f8",
  categories: ["games", "education"],
  icons: [
    { src: "icons/shudu-192.png", sizes: "192x192", type: "image/png" },
    { src: "icons/shudu-512.png", sizes: "512x512", type: "image/png" },
    { src: "icons/shudu-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "icons/shudu.svg", sizes: "any", type: "image/svg+xml" },
  ],
  file_handlers: [
    { action: "./#/import", accept: { "text/plain": [".shudu", ".sdk", ".sdm", ".ss", ".txt"] } },
  ],
};
