// URL of the page, also for documents without one of their own.

/** Stands for an address that nobody knows: it leads nowhere (RFC 2606). */
const NOWHERE = 'https://nowhere.invalid/';

/**
 * The address of the document or, where nothing can be found from it (`about:srcdoc`, `blob:`), of the page that it came
 * from; a `data:` page has none.
 */
export function getPageUrl(): URL {
  const known = [document.URL, document.baseURI, origin].find((one) => URL.canParse('/', one));
  return new URL(known ?? NOWHERE);
}
