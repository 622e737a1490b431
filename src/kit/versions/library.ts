// State shared by all copies of the library on a page: the first loader, and the version that came first.

interface Library<L = unknown> {
  readonly version: string;
  /** Undefined while there are elements but no loader. */
  load?: L;
  /** Renews outdated files. */
  recover?(): void;
}

/** The shared state, which a copy of any version may already have created. The build sets the version. */
export const getLibrary = <L>(): Library<L> =>
  ((globalThis as { [key: symbol]: Library<L> })[Symbol.for('site-elements')] ??= {
    version: import.meta.env.SITE_VERSION,
  });
