// What does the embed markup of a video say? It is read as text and never becomes nodes: an address, a shape, a title.

/** Of an embed (VID-004). */
export type EmbedType = 'iframe' | 'object' | 'invalid';

export interface VideoEmbed {
  readonly type: EmbedType;
  /** As written, nothing checked; empty when there is none. */
  readonly src: string;
  /** Width divided by height; 0 when not known. */
  readonly ratio: number;
  readonly title: string;
}

/** Longer markup is no embed code. */
const MAX_LENGTH = 10_000;

/** Invalid without markup, or without an iframe or object in it (VID-005). */
export function parseEmbed(html: string): VideoEmbed {
  const tags = parseTags(html);
  const frame = tags.find(({ name }) => name === 'iframe');
  if (frame) return createEmbed('iframe', frame.attributes, frame.attributes.src);
  const object = tags.find(({ name }) => name === 'object');
  if (!object) return { type: 'invalid', src: '', ratio: 0, title: '' };
  const movie = tags.find(
    ({ name, attributes }) => name === 'param' && /^(movie|src)$/i.test(attributes.name ?? ''),
  );
  const inner = tags.find(({ name }) => name === 'embed');
  return createEmbed(
    'object',
    object.attributes,
    object.attributes.data || movie?.attributes.value || inner?.attributes.src,
  );
}

type AttributeValues = Readonly<Record<string, string | undefined>>;

function createEmbed(type: EmbedType, { width, height, title = '' }: AttributeValues, src = ''): VideoEmbed {
  const ratio = Number.parseFloat(width ?? '') / Number.parseFloat(height ?? '');
  const known = ratio > 0 && Number.isFinite(ratio) && !/%/.test(`${width}${height}`);
  return { type, src, ratio: known ? ratio : 0, title };
}

const TAG = /<(iframe|object|param|embed)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

function parseTags(html: string): { readonly name: string; readonly attributes: AttributeValues }[] {
  // Site builders print `<br/>` where the pasted code had line breaks.
  const text = html.slice(0, MAX_LENGTH).replace(/<!--[\s\S]*?-->|<br\s*\/?>/gi, ' ');
  return [...text.matchAll(TAG)].map(([, name = '', written = '']) => ({
    name: name.toLowerCase(),
    attributes: parseAttributes(written),
  }));
}

function parseAttributes(written: string): AttributeValues {
  const values: Record<string, string> = Object.create(null);
  for (const [, name = '', double, single, bare] of written.matchAll(ATTRIBUTE))
    values[name.toLowerCase()] ??= decodeEntities(double ?? single ?? bare ?? '');
  return values;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

/** The entities that stand in addresses and titles; others stay as they are. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? entity;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
