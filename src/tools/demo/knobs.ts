// Which control sets an attribute, and what does it show at first? A word list becomes a select, a boolean a checkbox.
import { escapeHtml } from './html';
import type { Entry } from './manifest';

/** The kinds of knob, by the type of the attribute. */
export type Knob =
  | { kind: 'choice'; words: string[] }
  | { kind: 'flag' }
  | { kind: 'number' }
  | { kind: 'text' };

/** The knob of an attribute; undefined for structured values, which nobody types into a field. */
export function knobFor({ name, type }: Entry): Knob | undefined {
  if (name === 'options') return undefined;
  const words = [...type.matchAll(/'([^']*)'/g)].map(([, word]) => word!);
  if (words.length > 1) return { kind: 'choice', words };
  if (type === 'boolean') return { kind: 'flag' };
  if (/^number\b/.test(type)) return { kind: 'number' };
  return /string/.test(type) ? { kind: 'text' } : undefined;
}

/** The default of an attribute as it is written in HTML: `'a\'b'` is a'b, and null is nothing. */
export function plainDefault({ initial }: Entry): string {
  if (initial === 'null') return '';
  const quoted = /^'([\s\S]*)'$/.exec(initial);
  return quoted ? quoted[1]!.replaceAll("\\'", "'") : initial;
}

/** One labelled control; `given` are the attributes that the live element has at first. */
export function knobMarkup(entry: Entry, given: Readonly<Record<string, string>>): string {
  const knob = knobFor(entry);
  if (!knob) return '';
  const id = `knob-${entry.name}`;
  const shared = `id="${id}" name="${entry.name}" data-default="${escapeHtml(plainDefault(entry))}"`;
  const value = given[entry.name] ?? plainDefault(entry);
  const label = `<label for="${id}">${entry.name}</label>`;
  if (knob.kind === 'flag') {
    const on = given[entry.name] === undefined ? value === 'true' : !/^(false|0|no|off)$/i.test(value);
    return `<p class="knob knob-flag"><input type="checkbox" ${shared}${on ? ' checked' : ''}>${label}</p>`;
  }
  if (knob.kind === 'choice') {
    const options = knob.words.map(
      (word) =>
        `<option${word.toLowerCase() === value.toLowerCase() ? ' selected' : ''}>${escapeHtml(word)}</option>`,
    );
    return `<p class="knob">${label}<select ${shared}>${options.join('')}</select></p>`;
  }
  const type = knob.kind === 'number' ? 'type="number" step="any"' : 'type="text"';
  return `<p class="knob">${label}<input ${type} ${shared} value="${escapeHtml(value)}"></p>`;
}

/** The attributes in the first tag of a markup. */
export function attributesOf(markup: string): Record<string, string> {
  const [, written = ''] = /^<[\w-]+((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/.exec(markup.trim()) ?? [];
  const pairs = written.matchAll(/([\w-]+)(?:="([^"]*)")?/g);
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, value]));
}
