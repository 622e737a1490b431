// Links the style sheets of elements that the page does not link itself.

/**
 * @param getSheet the name of a style sheet of many elements that contains the rules of one; empty if it has none
 * @param addSheet adds the sheet of one element
 * @returns adds the sheet of an element once, unless the page links it or the one of many elements
 */
export function createSheetLinks(
  getSheet: (tag: string) => string,
  addSheet: (tag: string) => void,
): (tag: string) => void {
  const added = new Set<string>();
  return (tag) => {
    const ofMany = getSheet(tag);
    if (!ofMany || added.has(tag)) return;
    added.add(tag);
    // The page may link it from elsewhere, with a version in the query, or a bundler with one in the name.
    const isLinked = listLinked().some(
      (name) => name === `${tag}.css` || (name.startsWith(ofMany) && !name.startsWith(`${ofMany}-extended`)),
    );
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
