// The library on this page, which all of its copies share: the first loader, and the version that came first.

interface Library<L = unknown> {
  readonly version: string;
  /** Undefined while there are elements but no loader. */
  load?: L;
  /** Renews outdated files. */
  recover?(): void;
}

/** What is there before this file is nothing, or a copy of any version. The build sets the version. */
export const getLibrary = <L>(): Library<L> =>
  ((globalThis as { [key: symbol]: Library<L> })[Symbol.for('site-elements')] ??= {
    version: import.meta.env.SITE_VERSION,
  });
