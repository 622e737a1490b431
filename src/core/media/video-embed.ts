// Parses the embed markup of a video into URL, aspect ratio and title. The markup is handled as text, never as nodes.

/** Type of an embed (VID-004). */
export type EmbedType = 'iframe' | 'object' | 'invalid';

export interface VideoEmbed {
  readonly type: EmbedType;
  /** Unvalidated URL; empty if there is none. */
  readonly src: string;
  /** Width divided by height; 0 when unknown. */
  readonly ratio: number;
  readonly title: string;
}

/** Limit of the parsed markup, in characters. */
const MAX_LENGTH = 10_000;

/** Returns type `invalid` for markup without an iframe or object (VID-005). */
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
  const isKnown = ratio > 0 && Number.isFinite(ratio) && !/%/.test(`${width}${height}`);
  return { type, src, ratio: isKnown ? ratio : 0, title };
}

const TAG = /<(iframe|object|param|embed)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

function parseTags(html: string): { readonly name: string; readonly attributes: AttributeValues }[] {
  // Site builders convert line breaks in pasted code to `<br/>`.
  const text = html.slice(0, MAX_LENGTH).replace(/<!--[\s\S]*?-->|<br\s*\/?>/gi, ' ');
  return [...text.matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: parseAttributes(attributes),
  }));
}

function parseAttributes(text: string): AttributeValues {
  const values: Record<string, string> = Object.create(null);
  for (const [, name = '', double, single, unquoted] of text.matchAll(ATTRIBUTE))
    values[name.toLowerCase()] ??= decodeEntities(double ?? single ?? unquoted ?? '');
  return values;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

/** Decodes numeric entities and those common in URLs and titles; others are left unchanged. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? entity;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
