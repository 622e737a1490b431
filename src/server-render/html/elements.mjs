// @ts-check
// Reads the elements of an HTML document with their offsets. Follows the HTML parser closely enough to tell which elements can
// be wrapped without changing the tree; the others get a problem.
import {
  ENDS_FOREIGN,
  ENDS_PARAGRAPH,
  FOREIGN,
  FORMATTING,
  groupsOf,
  keyOf,
  SPECIAL,
  STRICT,
  TABLE_PARTS,
  VOID,
} from './names.mjs';
import { readAttributes, readTags } from './tags.mjs';

/**
 * `parent` is an index, or -1 if there is none; `last` is the index of the last descendant. The start tag is from `start` to
 * `startEnd`, the end tag from `endStart` to `end`, both 0 if there is none; `attributesAt` is after the name. `problem` is the
 * reason why the element cannot be wrapped.
 * @typedef {{ name: string, parent: number, last: number, start: number, startEnd: number,
 *   attributesAt: number, endStart: number, end: number,
 *   attributes: ReadonlyMap<string, string>, problem: string }} Element
 */

/** @typedef {{ index: number, key: string, isForeign: boolean, crossedTo: number, isGone: boolean }} Open */

/** Reads a document in parts. */
export class ElementReader {
  /** @type {Element[]} */
  elements = [];
  /** @type {Open[]} */
  #open = [];
  /** Positions in the list of open elements, by name and by the groups in names.mjs. @type {Map<string, number[]>} */
  #positions = new Map();
  /** Formatting elements without an end tag so far, which continue in the following content. @type {Map<string, number>} */
  #pending = new Map();
  /** Number of times that a tag has ended a formatting element around open blocks. */
  #crossings = 0;
  #html = '';
  /** Offset of the current part in the document. */
  #base = 0;
  #cursor = { at: 0, text: '' };

  /** Called for each element when its end is read. @type {(element: Element, index: number) => void} */
  onEnd = () => {};

  /** Number of open elements. */
  get depth() {
    return this.#open.length;
  }

  /** The open elements, outermost first. @returns {Element[]} */
  openElements = () => this.#open.flatMap(({ index }) => this.elements[index] ?? []);

  isForeign = () => this.#open.at(-1)?.isForeign ?? false;

  /**
   * Continues reading. The text must start at or before the position where the last call stopped.
   * @param {string} html @param {number} [base] its offset in the document
   * @param {{ isEnd?: boolean, mayGoOn?: () => boolean }} [options] whether the document ends here, and whether to continue with the next tag
   * @returns {number} the offset in the document up to which it was read
   */
  read(html, base = 0, { isEnd = true, mayGoOn = () => true } = {}) {
    this.#html = html;
    this.#cursor.at += this.#base - base;
    this.#base = base;
    for (const tag of readTags(html, this.isForeign, this.#cursor, isEnd)) {
      if (!mayGoOn()) break;
      if (tag.isEnd) this.#close(tag);
      else this.#start(tag);
    }
    if (isEnd) this.#pop(0);
    return base + this.#cursor.at;
  }

  /** @param {import('./tags.mjs').Tag} tag */
  #start(tag) {
    const key = keyOf(tag.name);
    const depth = this.#open.length;
    const crossings = this.#crossings;
    if (ENDS_FOREIGN.has(key)) while (this.isForeign()) this.#pop(this.#open.length - 1);
    if (!this.isForeign() && !this.#prepare(key)) return;
    const endsOthers = this.#open.length < depth || this.#crossings > crossings;
    const parent = this.#open.at(-1);
    const index = this.elements.length;
    const inner = parent ? this.elements[parent.index]?.name : '';
    const isStrict = parent && (STRICT.has(parent.key) || parent.isForeign);
    this.elements.push({
      name: tag.name,
      parent: parent?.index ?? -1,
      last: index,
      start: this.#base + tag.start,
      startEnd: this.#base + tag.end,
      attributesAt: this.#base + tag.attributesAt,
      end: 0,
      endStart: 0,
      attributes: readAttributes(this.#html, tag),
      problem: isStrict
        ? `it is directly inside <${inner}>`
        : endsOthers
          ? 'its start tag ends another element'
          : this.#pending.size > 0
            ? `<${[...this.#pending.keys()][0]}> before it has no end tag`
            : '',
    });
    const isForeign =
      FOREIGN.has(key) || (this.isForeign() && !/^(foreignobject|desc|title|annotation-xml)$/.test(key));
    if (VOID.has(key) && !isForeign) return;
    if (isForeign && tag.isSelfClosing) return;
    this.#push({ index, key, isForeign, crossedTo: Number.POSITIVE_INFINITY, isGone: false });
  }

  /** @param {import('./tags.mjs').Tag} tag */
  #close(tag) {
    const key = keyOf(tag.name);
    const position = this.#last(key);
    if (position === -1 && this.#pending.has(key)) this.#resume(key);
    // These elements end with the document.
    if (position === -1 || key === 'body' || key === 'html') return;
    const barrier = TABLE_PARTS.has(key) ? 'any table' : SPECIAL.has(key) ? 'any scope' : 'any special';
    if (!this.#open[position]?.isForeign && this.#last(barrier) > position) {
      if (FORMATTING.has(key)) this.#cross(key, position);
      return;
    }
    const opened = /** @type {Open} */ (this.#open[position]);
    const element = this.elements[opened.index];
    if (element) element.end = this.#base + tag.end;
    if (element) element.endStart = this.#base + tag.start;
    if (key === 'form') this.#closeForm(opened, position);
    else this.#pop(position);
  }

  /** Ends the open elements from a position on. @param {number} position */
  #pop(position) {
    while (this.#open.length > position) {
      const opened = /** @type {Open} */ (this.#open.pop());
      const own = this.#open.length;
      const element = this.elements[opened.index];
      const outer = this.#open.at(-1);
      if (outer) outer.crossedTo = Math.min(outer.crossedTo, opened.crossedTo);
      if (element) {
        element.last = this.elements.length - 1;
        if (!element.end) element.problem ||= 'it has no end tag';
        if (opened.crossedTo < own) element.problem ||= 'a tag inside ends an element around it';
      }
      if (element) this.onEnd(element, opened.index);
      for (const group of groupsOf(opened.key))
        if (!opened.isGone || group !== opened.key) this.#positions.get(group)?.pop();
      if (FORMATTING.has(opened.key) && !element?.end && !opened.isGone) this.#suspend(opened.key);
    }
  }

  /** The parser reopens a formatting element that another element has ended. @param {string} key */
  #suspend(key) {
    this.#pending.set(key, (this.#pending.get(key) ?? 0) + 1);
  }

  /** @param {string} key */
  #resume(key) {
    const count = this.#pending.get(key) ?? 0;
    if (count > 1) this.#pending.set(key, count - 1);
    else this.#pending.delete(key);
  }

  /** Ends the elements that a start tag ends. False if the parser ignores the tag. @param {string} key */
  #prepare(key) {
    if (key === 'form' && this.#last('form') > this.#last('template')) return false;
    if (ENDS_PARAGRAPH.has(key))
      this.#endInside('p', Math.max(this.#last('any scope'), this.#last('button')));
    if (key === 'li')
      this.#endInside('li', Math.max(this.#last('any scope'), this.#last('ul'), this.#last('ol')));
    if (key === 'dd' || key === 'dt')
      for (const name of ['dd', 'dt'])
        this.#endInside(name, Math.max(this.#last('any scope'), this.#last('dl')));
    if (key === 'button') this.#endInside('button', this.#last('any scope'));
    if (key === 'h' && this.#open.at(-1)?.key === 'h') this.#pop(this.#open.length - 1);
    if (key === 'option' || key === 'optgroup') this.#endInside('option', this.#last('any special'));
    if (key === 'table')
      this.#endInside(
        'table',
        Math.max(...['td', 'th', 'caption', 'template'].map((name) => this.#last(name))),
      );
    else if (TABLE_PARTS.has(key)) {
      if (this.#last('table') <= this.#last('html') && this.#last('template') === -1) return false;
      this.#endTableParts(key);
    }
    if (key === 'a' || key === 'nobr') this.#endFormatting(key);
    if (key === 'body' || key === 'html') return this.#last(key) === -1;
    if (key !== 'head' && !/^(meta|link|script|style|title|base|noscript|template|html)$/.test(key))
      if (this.#open.at(-1)?.key === 'head') this.#pop(this.#open.length - 1);
    return true;
  }

  /** @param {string} key */
  #endTableParts(key) {
    const table = Math.max(this.#last('table'), this.#last('template'));
    for (const name of ['td', 'th']) this.#endInside(name, table);
    if (key !== 'td' && key !== 'th') this.#endInside('tr', table);
    if (/^t(body|head|foot)$/.test(key))
      for (const name of ['tbody', 'thead', 'tfoot']) this.#endInside(name, table);
  }

  /** A link ends an enclosing link. @param {string} key */
  #endFormatting(key) {
    const position = this.#last(key);
    if (position === -1 || position < this.#last('any scope')) return;
    if (this.#last('any special') > position) this.#cross(key, position);
    else this.#pop(position);
  }

  /** @param {string} key @param {number} barrier */
  #endInside(key, barrier) {
    const position = this.#last(key);
    if (position > barrier) this.#pop(position);
  }

  /** The parser removes a form from the open elements and leaves its descendants open. @param {Open} opened @param {number} position */
  #closeForm(opened, position) {
    if (position === this.#open.length - 1) return this.#pop(position);
    const element = this.elements[opened.index];
    if (element) element.problem ||= 'elements inside end after it';
    opened.isGone = true;
    this.#positions.get('form')?.pop();
  }

  /** @param {string} key @param {number} position */
  #cross(key, position) {
    const top = this.#open.at(-1);
    const opened = this.#open[position];
    this.#crossings += 1;
    if (top) top.crossedTo = Math.min(top.crossedTo, position);
    if (opened) opened.isGone = true;
    this.#positions.get(key)?.pop();
  }

  /** @param {Open} opened */
  #push(opened) {
    for (const group of groupsOf(opened.key)) {
      const positions = this.#positions.get(group) ?? [];
      if (positions.length === 0) this.#positions.set(group, positions);
      positions.push(this.#open.length);
    }
    this.#open.push(opened);
  }

  /** @param {string} group */
  #last = (group) => this.#positions.get(group)?.at(-1) ?? -1;
}
