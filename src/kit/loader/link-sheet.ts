// Links the style sheets of elements that the page does not link.

/**
 * @param getSheet returns the name of a combined style sheet with the rules of an element; empty if there is none
 * @param addSheet adds the style sheet of an element
 * @returns a function that adds the sheet of an element once, unless the page links it or the combined one
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
    // The page may link it from elsewhere or with a version in the query; a bundler may add a hash to the name.
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
  // Before the page's own sheets, where a page would link it.
  document.head.prepend(link);
}

/** File names of the style sheets that the page links. */
const listLinked = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')].map(
    ({ href }) => new URL(href, document.baseURI).pathname.split('/').pop() ?? '',
  );
