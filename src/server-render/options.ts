// Options of rendering.

/** Limits of one page. Above one of them the rest of the page passes unchanged, with one diagnostic. */
export interface RenderLimits {
  /** Characters. Default: 5 Mi. */
  readonly size?: number;
  /** Elements inside of each other. Default: 500. */
  readonly depth?: number;
  /** Elements. Default: 50,000. */
  readonly elements?: number;
}

export interface RenderOptions {
  /** Address of the folder of the built files. Default: `/site-elements/`. */
  readonly base?: string;
  /** Nonce of the page's Content Security Policy, for the style elements and scripts that are added. */
  readonly nonce?: string;
  /** Whether `<style>` elements may be added. Without them, only attributes and markup are. Default: true. */
  readonly inlineStyles?: boolean;
  /**
   * Where these elements are: inside of the element that each is for, or together in the head, for frameworks that compare the
   * children of elements with their own (hydration). A stream or a part without a head has them inside. Default: element.
   */
  readonly stylesIn?: 'element' | 'head';
  /** Whether what the page needs is added to its head: style sheets, the loader, `modulepreload`. Default: true. */
  readonly head?: boolean;
  /** Language of the page, for a root element without `lang`. */
  readonly lang?: string;
  /** IANA name of the time zone of dates that the page leaves to the elements. Default: that of the server, which is then named. */
  readonly timeZone?: string;
  /** For a stream, whose head leaves before its elements are known: the tags that the page may contain. Default: all. */
  readonly tags?: readonly string[];
  readonly limits?: RenderLimits;
  /** Called with each problem. Default: nothing happens. */
  readonly onDiagnostic?: (message: string) => void;
}
