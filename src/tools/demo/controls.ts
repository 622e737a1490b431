// Form control that sets an attribute: a select for choices, a checkbox for booleans, an input otherwise. Optional
// values can be unset.
import { escapeHtml } from './html';
import type { Entry } from './manifest';

/** Kinds of control by attribute type. */
export type Control =
  | { kind: 'choice'; words: string[] }
  | { kind: 'flag' }
  | { kind: 'number' }
  | { kind: 'text' };

/** Control of an attribute; undefined for structured values. */
export function controlFor({ name, type, initial }: Entry): Control | undefined {
  if (name === 'options') return undefined;
  const words = [...type.matchAll(/'([^']*)'/g)].map(([, word]) => word!);
  const unset = initial === '' || initial === 'null' ? [''] : [];
  if (words.length > 1) return { kind: 'choice', words: [...unset, ...words] };
  if (/^boolean\b/.test(type))
    return unset.length > 0 ? { kind: 'choice', words: ['', 'true', 'false'] } : { kind: 'flag' };
  if (/^number\b/.test(type)) return { kind: 'number' };
  return /string/.test(type) ? { kind: 'text' } : undefined;
}

/** Default of an attribute in HTML notation: `'a\'b'` becomes a'b, null becomes an empty string. */
export function plainDefault({ initial }: Entry): string {
  if (initial === 'null') return '';
  const quoted = /^'([\s\S]*)'$/.exec(initial);
  return quoted ? quoted[1]!.replaceAll("\\'", "'") : initial;
}

/**
 * One labeled control.
 * @param values initial attributes of the live element
 * @param when `design=grid design=list`: shown only for these values of another control; always if empty
 */
export function controlMarkup(entry: Entry, values: Readonly<Record<string, string>>, when = ''): string {
  const control = controlFor(entry);
  if (!control) return '';
  const id = `control-${entry.name}`;
  const shared = `id="${id}" name="${entry.name}" data-default="${escapeHtml(plainDefault(entry))}"`;
  const value = values[entry.name] ?? plainDefault(entry);
  const label = `<label for="${id}">${entry.name}</label>`;
  const condition = when ? ` data-when="${escapeHtml(when)}"` : '';
  if (control.kind === 'flag') {
    const on = values[entry.name] === undefined ? value === 'true' : !/^(false|0|no|off)$/i.test(value);
    return `<p class="control control-flag"${condition}><input type="checkbox" ${shared}${on ? ' checked' : ''}>${label}</p>`;
  }
  if (control.kind === 'choice') {
    const options = control.words.map(
      (word) =>
        `<option${word === '' ? ' value="" label="unset"' : ''}${word.toLowerCase() === value.toLowerCase() ? ' selected' : ''}>${escapeHtml(word)}</option>`,
    );
    return `<p class="control"${condition}>${label}<select ${shared}>${options.join('')}</select></p>`;
  }
  const type = control.kind === 'number' ? 'type="number" step="any"' : 'type="text"';
  return `<p class="control"${condition}>${label}<input ${type} ${shared} value="${escapeHtml(value)}"></p>`;
}

/** Attributes of the first tag in the markup. */
export function readAttributes(markup: string): Record<string, string> {
  const [, attributes = ''] = /^<[\w-]+((?:\s+[\w-]+(?:="[^"]*"|='[^']*')?)*)\s*>/.exec(markup.trim()) ?? [];
  const pairs = attributes.matchAll(/([\w-]+)(?:="([^"]*)"|='([^']*)')?/g);
  return Object.fromEntries(
    [...pairs].map(([, name = '', double, single]) => [name, double ?? single ?? '']),
  );
}
