/** Reads the description of a site that a server serves by host; undefined if it is invalid. Pure. */

/** The id is also the name of a folder of event files and part of a NATS subject. */
export const readSiteId = (text: string): string | undefined =>
  /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(text) ? text : undefined;

/** Host name as browsers send it: in lower case, international names in ASCII, without a port. */
export function readHostName(text: string): string | undefined {
  const url = URL.canParse(`http://${text}`) ? new URL(`http://${text}`) : undefined;
  return url && url.href === `http://${url.hostname}/` && !/[/:]/.test(text) ? url.hostname : undefined;
}

export function readLocaleTag(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}

export const readCurrency = (text: string): string | undefined =>
  /^[A-Z]{3}$/.test(text) ? text : undefined;

/** Base of links, without a trailing slash. */
export const readBaseUrl = (text: string): string | undefined =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text.replace(/\/+$/, '') : undefined;
