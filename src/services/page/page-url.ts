// URL of the page, including documents that have none.

/** Used if no URL is known; the host never resolves (RFC 2606). */
const FALLBACK_URL = 'https://nowhere.invalid/';

/**
 * The URL of the document or, if it cannot be a base URL (`about:srcdoc`, `blob:`), that of the page that created it;
 * a `data:` page has none.
 */
export function getPageUrl(): URL {
  const url = [document.URL, document.baseURI, origin].find((candidate) => URL.canParse('/', candidate));
  return new URL(url ?? FALLBACK_URL);
}
