// URLs in embed markup.

/** Accepts HTTP too, because such URLs are requested over HTTPS; rejects user names and ports, which may disguise the host. */
export const isHttps = ({ protocol, username, password, port }: URL): boolean =>
  /^https?:$/.test(protocol) && !username && !password && !port;

/** Absolute URL of a link or frame; undefined if it is not an HTTP(S) URL. @param base base of relative URLs */
export function parseEmbedUrl(text: string, base: string): URL | undefined {
  const trimmed = text.trim();
  const url = URL.canParse(trimmed, base) ? new URL(trimmed, base) : undefined;
  return url && isHttps(url) ? url : undefined;
}

/** Limit of the parsed markup, in characters. */
const MAX_LENGTH = 20_000;

/** URLs of links and quotes in the attributes of embed markup, which is handled as text, never as nodes. */
export function findLinks(html: string): string[] {
  const attribute = /\s(?:cite|href|data-instgrm-permalink)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
  return [...html.slice(0, MAX_LENGTH).matchAll(attribute)].map(([, double, single]) =>
    (double ?? single ?? '').replaceAll('&amp;', '&'),
  );
}
