// Links the style sheets of elements that the page does not link itself.

/** Tags by the name of a style sheet that contains their rules. */
type SheetsOfMany = Readonly<Record<string, readonly string[]>>;

/**
 * @param addSheet adds the sheet of one element
 * @returns adds the sheet of an element once, unless the page links it or one of many elements that contains it
 */
export function createSheetLinks(
  sheets: SheetsOfMany,
  addSheet: (tag: string) => void,
): (tag: string) => void {
  const added = new Set<string>();
  return (tag) => {
    const ofMany = Object.keys(sheets).find((name) => sheets[name]?.includes(tag));
    if (!ofMany || added.has(tag)) return;
    added.add(tag);
    // The page may link it from elsewhere, with a version in the query, or a bundler with one in the name.
    const isLinked = listLinked().some((name) => name === `${tag}.css` || name.startsWith(ofMany));
    if (!isLinked) addSheet(tag);
  };
}

export function addLink({ href }: URL): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  // Before the sheets of the page, as a linked one.
  document.head.prepend(link);
}

/** File names of the style sheets that the page links. */
const listLinked = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')].map(
    ({ href }) => new URL(href, document.baseURI).pathname.split('/').pop() ?? '',
  );
