/// <reference types="vite/types/importMeta.d.ts" />

/** SQL files imported as text at build time. */
declare module '*?raw' {
  const text: string;
  export default text;
}
