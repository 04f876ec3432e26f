/// <reference types="svelte" />
/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />
declare module "@wasm/*?url" {
  const address: string;
  export default address;
}
