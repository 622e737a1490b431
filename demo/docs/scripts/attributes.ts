// Which attributes does a set of knobs ask for? What differs from the default, written as a template would.

/** A knob as it stands. */
export interface KnobState {
  name: string;
  kind: 'flag' | 'value';
  /** Of a flag `true` or `false`, else the text of the control. */
  value: string;
  /** The value that holds without the attribute. */
  initial: string;
}

/** Attribute names to values; a flag that is on is the empty string. Knobs at their default are left out. */
export function wantedAttributes(knobs: readonly KnobState[]): Map<string, string> {
  const wanted = new Map<string, string>();
  for (const { name, kind, value, initial } of knobs) {
    if (value === initial || (kind === 'value' && value === '')) continue;
    wanted.set(name, kind === 'flag' ? (value === 'true' ? '' : 'false') : value);
  }
  return wanted;
}

/** The given markup with other attributes in its first tag; attributes that no knob stands for are kept. */
export function withAttributes(
  markup: string,
  wanted: ReadonlyMap<string, string>,
  kept: ReadonlyMap<string, string>,
): string {
  const tag = /^<([\w-]+)[^>]*>/.exec(markup.trim());
  if (!tag) return markup;
  const written = [...kept, ...wanted].map(([name, value]) =>
    value === '' ? name : `${name}=${quoted(value)}`,
  );
  return `<${[tag[1], ...written].join(' ')}>${markup.trim().slice(tag[0].length)}`;
}

/** JSON stays legible between single quotes. */
function quoted(value: string): string {
  const escaped = value.replaceAll('&', '&amp;');
  return /^[[{]/.test(value) && !value.includes("'")
    ? `'${escaped}'`
    : `"${escaped.replaceAll('"', '&quot;')}"`;
}
