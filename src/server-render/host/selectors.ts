// Selectors for the read-only tree: the subset of CSS that the elements' readers use, each compiled once.

/** The properties of an element that selectors use. */
export interface Selectable {
  readonly localName: string;
  readonly parentElement: Selectable | null;
  readonly previousElementSibling: Selectable | null;
  readonly nextElementSibling: Selectable | null;
  readonly firstElementChild: Selectable | null;
  getAttribute(name: string): string | null;
  /** Descendant elements in document order. */
  descendants(): Iterable<Selectable>;
}

/** @param scope the element that `:scope` matches */
export type Matcher = (element: Selectable, scope: Selectable) => boolean;

const compiled = new Map<string, Matcher>();

/** @throws {SyntaxError} if the selector is not supported; selectors come from this project, never from a page */
export function compileSelector(selector: string): Matcher {
  const known = compiled.get(selector);
  if (known) return known;
  const parser = new Parser(selector);
  const matcher = parser.list();
  if (!parser.isAtEnd) parser.fail();
  compiled.set(selector, matcher);
  return matcher;
}

const NAME = /[\w-]+/y;
const SPACES = /\s*/y;
const COMBINATOR = /\s*([>+~])\s*|\s+(?=[^),])/y;
const ATTRIBUTE = /\[\s*([\w-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+))\s*([is])?\s*)?\]/y;
const NTH = /\(\s*(\d+)\s*\)/y;

class Parser {
  #text;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#take(SPACES);
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  fail(): never {
    throw new SyntaxError(`The selector ${this.#text} is not supported.`);
  }

  list(): Matcher {
    const matchers = [this.#complex()];
    while (this.#text[this.#at] === ',') {
      this.#at += 1;
      this.#take(SPACES);
      matchers.push(this.#complex());
    }
    return (element, scope) => matchers.some((matches) => matches(element, scope));
  }

  #complex(): Matcher {
    let left = this.#compound();
    for (;;) {
      const found = this.#take(COMBINATOR);
      if (!found) break;
      const right = this.#compound();
      left = combine(left, found[1] ?? ' ', right);
    }
    this.#take(SPACES);
    return left;
  }

  /** Parses the argument of `:has(> a)`: a combinator and a selector. */
  #relative(): Matcher {
    const [, combinator = ' '] = this.#take(/\s*([>+~])\s*/y) ?? [];
    const inner = this.#complex();
    return (element, scope) => {
      if (combinator === '>') return childrenOf(element).some((one) => inner(one, scope));
      if (combinator === '+') return !!element.nextElementSibling && inner(element.nextElementSibling, scope);
      if (combinator === '~') return siblingsAfter(element).some((one) => inner(one, scope));
      for (const one of element.descendants()) if (inner(one, scope)) return true;
      return false;
    };
  }

  #compound(): Matcher {
    const parts: Matcher[] = [];
    for (let part = this.#simple(parts.length === 0); part; part = this.#simple(false)) parts.push(part);
    if (parts.length === 0) this.fail();
    return (element, scope) => parts.every((matches) => matches(element, scope));
  }

  #simple(isFirst: boolean): Matcher | undefined {
    const next = this.#text[this.#at] ?? '';
    if (isFirst && next === '*') {
      this.#at += 1;
      return () => true;
    }
    if (isFirst && /\w/.test(next)) {
      const name = this.#name();
      return (element) => element.localName === name;
    }
    if (next === '#') return this.#value('id', '=');
    if (next === '.') return this.#value('class', '~=');
    if (next === '[') {
      const found = this.#take(ATTRIBUTE) ?? this.fail();
      const [, name = '', operator = '', double, single, bare, flag] = found;
      return attributeMatcher(name, operator, double ?? single ?? bare ?? '', flag === 'i');
    }
    return next === ':' ? this.#pseudo() : undefined;
  }

  #value(attribute: string, operator: string): Matcher {
    this.#at += 1;
    return attributeMatcher(attribute, operator, this.#name(), false);
  }

  #pseudo(): Matcher {
    this.#at += 1;
    const name = this.#name();
    if (name === 'scope') return (element, scope) => element === scope;
    if (name === 'first-child') return (element) => !element.previousElementSibling;
    if (name === 'first-of-type') return isFirstOfType;
    if (name === 'last-child') return (element) => !element.nextElementSibling;
    if (name === 'only-child')
      return (element) => !element.previousElementSibling && !element.nextElementSibling;
    if (name === 'nth-child') {
      const place = Number((this.#take(NTH) ?? this.fail())[1]);
      return (element) => placeOf(element) === place;
    }
    if (!/^(?:is|where|not|has)$/.test(name) || this.#text[this.#at] !== '(') return this.fail();
    this.#at += 1;
    this.#take(SPACES);
    const inner = name === 'has' ? this.#relatives() : this.list();
    if (this.#text[this.#at] !== ')') this.fail();
    this.#at += 1;
    return name === 'not' ? (element, scope) => !inner(element, scope) : inner;
  }

  #relatives(): Matcher {
    const matchers = [this.#relative()];
    while (this.#text[this.#at] === ',') {
      this.#at += 1;
      matchers.push(this.#relative());
    }
    return (element, scope) => matchers.some((matches) => matches(element, scope));
  }

  #name(): string {
    return (this.#take(NAME) ?? this.fail())[0];
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }
}

function combine(left: Matcher, combinator: string, right: Matcher): Matcher {
  return (element, scope) => {
    if (!right(element, scope)) return false;
    const isSibling = combinator === '+' || combinator === '~';
    const isFar = combinator === ' ' || combinator === '~';
    let one = isSibling ? element.previousElementSibling : element.parentElement;
    while (one && !left(one, scope) && isFar)
      one = isSibling ? one.previousElementSibling : one.parentElement;
    return !!one && left(one, scope);
  };
}

function attributeMatcher(name: string, operator: string, expected: string, ignoresCase: boolean): Matcher {
  const fold = (text: string) => (ignoresCase ? text.toLowerCase() : text);
  const value = fold(expected);
  return (element) => {
    const given = element.getAttribute(name);
    if (given === null) return false;
    const actual = fold(given);
    if (operator === '') return true;
    if (operator === '=') return actual === value;
    if (operator === '~=') return actual.split(/\s+/).includes(value);
    if (operator === '|=') return actual === value || actual.startsWith(`${value}-`);
    if (value === '') return false;
    if (operator === '^=') return actual.startsWith(value);
    return operator === '$=' ? actual.endsWith(value) : actual.includes(value);
  };
}

function childrenOf(element: Selectable): Selectable[] {
  const first = element.firstElementChild;
  return first ? [first, ...siblingsAfter(first)] : [];
}

function siblingsAfter(element: Selectable): Selectable[] {
  const siblings: Selectable[] = [];
  for (let one = element.nextElementSibling; one; one = one.nextElementSibling) siblings.push(one);
  return siblings;
}

function isFirstOfType(element: Selectable): boolean {
  for (let one = element.previousElementSibling; one; one = one.previousElementSibling)
    if (one.localName === element.localName) return false;
  return true;
}

function placeOf(element: Selectable): number {
  let place = 1;
  for (let one = element.previousElementSibling; one; one = one.previousElementSibling) place += 1;
  return place;
}
