// Addresses in embed markup.

/** Also for addresses by http, which are requested by https; false if a user name or port disguises the host. */
export const isHttps = ({ protocol, username, password, port }: URL): boolean =>
  /^https?:$/.test(protocol) && !username && !password && !port;

/** Absolute address of a link or frame; undefined if it is not one by http. @param base of relative addresses */
export function parseEmbedUrl(text: string, base: string): URL | undefined {
  const trimmed = text.trim();
  const url = URL.canParse(trimmed, base) ? new URL(trimmed, base) : undefined;
  return url && isHttps(url) ? url : undefined;
}

/** Limit of the parsed markup, in characters. */
const MAX_LENGTH = 20_000;

/** Addresses in the attributes of embed markup, which is handled as text, never as nodes: of links and quotes. */
export function findLinks(html: string): string[] {
  const attribute = /\s(?:cite|href|data-instgrm-permalink)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
  return [...html.slice(0, MAX_LENGTH).matchAll(attribute)].map(([, double, single]) =>
    (double ?? single ?? '').replaceAll('&amp;', '&'),
  );
}
