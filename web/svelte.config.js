// Svelte by its own rules: runes everywhere, and what the compiler warns of is an error (package.json).
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
