// Parses ICU MessageFormat: placeholders, numbers, plurals, ordinals and selects.
// https://unicode-org.github.io/icu/userguide/format_parse/messages/

/** Part of a message; `#` is the number of the enclosing plural. */
export interface Placeholder {
  readonly name: string;
  readonly kind: 'value' | 'number' | CaseKind;
  /** Subtracted before the plural rule is applied: `{n, plural, offset:1 …}`. */
  readonly offset: number;
  readonly cases: ReadonlyMap<string, Message>;
}
export type CaseKind = 'plural' | 'selectordinal' | 'select';
export type Message = readonly (string | Placeholder)[];

/** A syntax error and its position, in characters from 0. */
export class MessageError extends Error {
  override readonly name = 'MessageError';
  constructor(
    what: string,
    readonly position: number,
  ) {
    super(`${what} at character ${position}`);
  }
}

const CASES = /^(?:plural|selectordinal|select)$/;
const NONE: ReadonlyMap<string, Message> = new Map();

/** Throws a MessageError if the message is invalid. */
export function parseMessage(text: string): Message {
  let at = 0;

  const fail = (what: string): never => {
    throw new MessageError(what, at);
  };

  /** Skips whitespace and consumes the match; throws an error that names the expected token if there is none. */
  function take(pattern: RegExp, wanted: string): string {
    at += /^\s*/.exec(text.slice(at))![0].length;
    const found = pattern.exec(text.slice(at))?.[0];
    if (found === undefined) return fail(`${wanted} is missing`);
    at += found.length;
    return found;
  }

  function message(inPlural: boolean, inside: boolean): Message {
    const parts: (string | Placeholder)[] = [];
    let words = '';
    const put = (place: Placeholder) => {
      if (words) parts.push(words);
      words = '';
      parts.push(place);
    };
    while (at < text.length) {
      const sign = text[at]!;
      if (sign === '}' && inside) break;
      if (sign === "'") words += quoted(inPlural);
      else if (sign === '{') put(place(inPlural));
      else if (sign === '}') fail('a closing brace without an opening one is');
      else {
        at++;
        if (sign === '#' && inPlural) put({ name: '#', kind: 'value', offset: 0, cases: NONE });
        else words += sign;
      }
    }
    if (words) parts.push(words);
    return parts;
  }

  /** An apostrophe only quotes syntax characters; two are one literal apostrophe. */
  function quoted(inPlural: boolean): string {
    const rest = text.slice(at);
    const literal = (inPlural ? /^'([{}#](?:[^']|'')*)(?:'|$)/ : /^'([{}](?:[^']|'')*)(?:'|$)/).exec(rest);
    const length = literal ? literal[0].length : rest.startsWith("''") ? 2 : 1;
    at += length;
    return literal ? literal[1]!.replaceAll("''", "'") : "'";
  }

  function place(inPlural: boolean): Placeholder {
    take(/^\{/, 'an opening brace');
    const name = take(/^[\w-]+/, 'the name of a place');
    if (take(/^[,}]/, 'a comma or a closing brace') === '}')
      return { name, kind: 'value', offset: 0, cases: NONE };
    const kind = take(/^\w+/, 'the kind of a place') as Placeholder['kind'];
    if (kind === 'number') {
      take(/^\}/, 'a closing brace');
      return { name, kind, offset: 0, cases: NONE };
    }
    if (!CASES.test(kind)) fail(`"${kind}" is no kind that is known; it ends`);
    take(/^,/, 'a comma');
    return { name, kind, ...cases(inPlural || kind !== 'select', kind !== 'select') };
  }

  function cases(inPlural: boolean, counts: boolean): Pick<Placeholder, 'offset' | 'cases'> {
    const found = new Map<string, Message>();
    const offset = counts && /^\s*offset:/.test(text.slice(at)) ? take(/^offset:\s*\d+/, 'the offset') : '';
    while (/^\s*[^\s}]/.test(text.slice(at))) {
      const key = take(/^(?:=\d+|[\w-]+)/, 'the key of a case');
      if (found.has(key)) fail(`the case "${key}" is there twice; the second one ends`);
      take(/^\{/, `the opening brace of "${key}"`);
      found.set(key, message(inPlural, true));
      take(/^\}/, `the closing brace of "${key}"`);
    }
    take(/^\}/, 'a closing brace');
    return { offset: Number(offset.replace(/\D+/, '')), cases: found };
  }

  return message(false, false);
}
