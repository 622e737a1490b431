// Read-only subset of the DOM for the readers of the blocks, based on offsets in the page.
import { toCamelCase } from '../../kit/contract/letter-case';
import type { Element as Read } from '../html/elements.mjs';
import { decode, readTags } from '../html/tags.mjs';
import { compileSelector, type Selectable } from './selectors';

/** The part of the page read so far. */
export interface PageSource {
  readonly elements: readonly Read[];
  /** Text between two offsets of the page. */
  slice(from: number, to: number): string;
}

/** The elements of a page; each is represented by the same object while the page is read. */
export class Tree {
  readonly source: PageSource;
  readonly #nodes = new Map<number, TreeElement>();

  constructor(source: PageSource) {
    this.source = source;
  }

  get(index: number): TreeElement | null {
    const read = this.source.elements[index];
    if (!read) return null;
    const node = this.#nodes.get(index) ?? new TreeElement(this, index, read);
    this.#nodes.set(index, node);
    return node;
  }

  /** Discards elements that are no longer needed. */
  clear(): void {
    this.#nodes.clear();
  }
}

/** The part of `Element` that readers use. Blocks get it as an `HTMLElement`. */
export class TreeElement implements Selectable {
  readonly nodeType = 1;
  readonly isConnected = true;
  readonly shadowRoot = null;
  readonly read: Read;
  readonly index: number;
  readonly #tree: Tree;

  constructor(tree: Tree, index: number, read: Read) {
    this.#tree = tree;
    this.index = index;
    this.read = read;
  }

  /** This element with the type that blocks expect. */
  asElement(): HTMLElement {
    return this as unknown as HTMLElement;
  }

  get localName(): string {
    return this.read.name;
  }
  get tagName(): string {
    return this.read.name.toUpperCase();
  }
  getAttribute(name: string): string | null {
    return this.read.attributes.get(name) ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.read.attributes.has(name);
  }
  get id(): string {
    return this.getAttribute('id') ?? '';
  }
  get className(): string {
    return this.getAttribute('class') ?? '';
  }
  get slot(): string {
    return this.getAttribute('slot') ?? '';
  }
  get lang(): string {
    return this.getAttribute('lang') ?? '';
  }
  get dataset(): Readonly<Record<string, string>> {
    const values: Record<string, string> = Object.create(null);
    for (const [name, value] of this.read.attributes)
      if (name.startsWith('data-')) values[toCamelCase(name.slice(5))] = value;
    return values;
  }

  get parentElement(): TreeElement | null {
    return this.#tree.get(this.read.parent);
  }
  get children(): readonly TreeElement[] {
    return [...this.#childrenFrom(this.index + 1)];
  }
  get firstElementChild(): TreeElement | null {
    return this.index < this.read.last ? this.#tree.get(this.index + 1) : null;
  }
  get nextElementSibling(): TreeElement | null {
    const next = this.#tree.get(this.read.last + 1);
    return next?.read.parent === this.read.parent ? next : null;
  }
  get previousElementSibling(): TreeElement | null {
    // The previous sibling is the ancestor, at this level, of the directly preceding element.
    let node = this.index - 1 === this.read.parent ? null : this.#tree.get(this.index - 1);
    while (node && node.read.parent !== this.read.parent) node = node.parentElement;
    return node;
  }

  *descendants(): Generator<TreeElement> {
    for (let index = this.index + 1; index <= this.read.last; index++) {
      const node = this.#tree.get(index);
      if (node) yield node;
    }
  }

  matches(selector: string): boolean {
    return compileSelector(selector)(this, this);
  }
  closest(selector: string): TreeElement | null {
    const matches = compileSelector(selector);
    if (matches(this, this)) return this;
    for (let node = this.parentElement; node; node = node.parentElement) if (matches(node, this)) return node;
    return null;
  }
  contains(other: TreeElement | null): boolean {
    return !!other && other.index >= this.index && other.index <= this.read.last;
  }
  querySelector(selector: string): TreeElement | null {
    const matches = compileSelector(selector);
    for (const node of this.descendants()) if (matches(node, this)) return node;
    return null;
  }
  querySelectorAll(selector: string): readonly TreeElement[] {
    const matches = compileSelector(selector);
    return [...this.descendants()].filter((node) => matches(node, this));
  }

  /** The inner HTML. */
  get html(): string {
    return this.#tree.source.slice(this.read.startEnd, this.read.endStart);
  }
  /** Text without tags and comments; for a script, its source. */
  get textContent(): string {
    const html = this.html;
    if (/^(?:script|style)$/.test(this.localName)) return html;
    if (/^(?:textarea|title)$/.test(this.localName)) return decode(html);
    let text = '';
    let from = 0;
    for (const { start, end } of readTags(html, () => false)) {
      text += html.slice(from, start);
      from = end;
    }
    return decode((text + html.slice(from)).replaceAll(/<!--.*?-->/gs, ''));
  }

  *#childrenFrom(first: number): Generator<TreeElement> {
    for (let index = first; index <= this.read.last; ) {
      const node = this.#tree.get(index);
      if (!node) return;
      yield node;
      index = node.read.last + 1;
    }
  }
}
