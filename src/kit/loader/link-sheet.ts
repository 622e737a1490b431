// Links a style sheet that the page does not link itself.

export function linkSheet({ href }: URL): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')];
  // The page may link it from elsewhere, or with a version in the query.
  const name = getFileName(href);
  if (links.some((link) => getFileName(link.href) === name)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  // Before the sheets of the page, as a linked one.
  document.head.prepend(link);
}

const getFileName = (href: string): string => new URL(href, document.baseURI).pathname.split('/').pop() ?? '';
