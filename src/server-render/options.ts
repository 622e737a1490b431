// Rendering options.

/** Limits per page. If one is exceeded, the rest of the page is passed through unchanged, with a single diagnostic. */
export interface RenderLimits {
  /** Maximum number of characters. Default: 5 Mi. */
  readonly size?: number;
  /** Maximum nesting depth of elements. Default: 500. */
  readonly depth?: number;
  /** Maximum number of elements. Default: 50,000. */
  readonly elements?: number;
}

export interface RenderOptions {
  /** URL of the folder of the built files. Default: `/site-elements/`. */
  readonly base?: string;
  /** Nonce of the page's Content Security Policy, for added style elements and scripts. */
  readonly nonce?: string;
  /** Whether `<style>` elements may be added. If not, only attributes and markup are added. Default: true. */
  readonly inlineStyles?: boolean;
  /**
   * Where to add `<style>` elements: inside the element that each applies to, or together in the head, for frameworks that
   * compare the children of elements with their own (hydration). Streams and parts without a head have them inside the elements.
   * Default: element.
   */
  readonly stylesIn?: 'element' | 'head';
  /** Whether style sheets, the loader and `modulepreload` links are added to the head if needed. Default: true. */
  readonly head?: boolean;
  /** Language of the page, used if the root element has no `lang`. */
  readonly lang?: string;
  /** Time zone (IANA name) of dates that elements format. Default: the server's time zone, which is then named in the text. */
  readonly timeZone?: string;
  /** Tags that a streamed page may contain, because its head is sent before its elements are known. Default: all. */
  readonly tags?: readonly string[];
  readonly limits?: RenderLimits;
  /** Called with each problem. By default, problems are ignored. */
  readonly onDiagnostic?: (message: string) => void;
}
