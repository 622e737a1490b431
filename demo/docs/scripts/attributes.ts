// Attributes for the state of the playground controls: only values that differ from the default.

/** State of a control. */
export interface ControlState {
  name: string;
  kind: 'flag' | 'value';
  /** `true` or `false` for a checkbox, otherwise the text of the control. */
  value: string;
  /** Value that applies without the attribute. */
  initial: string;
}

/** Attributes by name; a set flag is the empty string. Controls at their default are omitted. */
export function wantedAttributes(controls: readonly ControlState[]): Map<string, string> {
  const wanted = new Map<string, string>();
  for (const { name, kind, value, initial } of controls) {
    if (value === initial || (kind === 'value' && value === '')) continue;
    wanted.set(name, kind === 'flag' ? (value === 'true' ? '' : 'false') : value);
  }
  return wanted;
}

/** Replaces the attributes of the first tag; attributes without a control are kept. */
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

/** Single quotes keep JSON readable. */
function quoted(value: string): string {
  const escaped = value.replaceAll('&', '&amp;');
  return /^[[{]/.test(value) && !value.includes("'")
    ? `'${escaped}'`
    : `"${escaped.replaceAll('"', '&quot;')}"`;
}
