// Parses a page in chunks and adds attributes, styles and content to its elements. All other bytes are unchanged.

import { renderers } from './elements/renderers';
import { addHead, addLanguage } from './head';
import { addAttributes, append, type Insertion } from './host/patch';
import { createStyle, nameRules } from './host/style';
import { Tree, type TreeElement } from './host/tree';
import type { Rendering } from './host/types';
import { redirectWarnings } from './host/warnings';
import { type Element, ElementReader } from './html/elements.mjs';
import { findHead, findHeadPlace } from './html/head.mjs';
import type { RenderLimits, RenderOptions } from './options';

const LIMITS: Required<RenderLimits> = { size: 5 * 1024 * 1024, depth: 500, elements: 50_000 };

/** Parts are combined up to this length before they are read, because each read copies the unwritten text. */
const PART = 16 * 1024;

/** Marks an element that was rendered; rendering it again changes nothing. */
export const RENDERED = 'data-site-rendered';

/** Renders one page: call `write` with each part, then `end`. */
export class PageRenderer {
  readonly #options: RenderOptions;
  readonly #limits: Required<RenderLimits>;
  readonly #isStream: boolean;
  readonly #reader = new ElementReader();
  readonly #tree = new Tree({
    elements: this.#reader.elements,
    slice: (from, to) => this.#rest.slice(from - this.#base, to - this.#base),
  });
  /** Unwritten text and its offset in the page. */
  #rest = '';
  #base = 0;
  #parts: string[] = [];
  #partsLength = 0;
  #insertions: Insertion[] = [];
  #hasProblem = false;
  /** Style sheets for the head. */
  #styles = '';
  readonly #tags = new Set<string>();
  /** The last `<site-services>`. */
  #services = -1;

  constructor(options: RenderOptions = {}, isStream = false) {
    this.#options = options;
    this.#limits = { ...LIMITS, ...options.limits };
    this.#isStream = isStream;
    this.#reader.onEnd = (element, index) => this.#onEnd(element, index);
  }

  /** @returns the output completed so far */
  write(part: string): string {
    this.#parts.push(part);
    this.#partsLength += part.length;
    // At least as long as the unwritten text, so that copying takes linear time overall.
    if (this.#partsLength < Math.max(PART, this.#rest.length)) return '';
    return this.#read(false);
  }

  /** @returns the rest of the page */
  end(part = ''): string {
    this.#parts.push(part);
    return this.#read(true);
  }

  #read(isEnd: boolean): string {
    this.#rest += this.#parts.join('');
    this.#parts = [];
    this.#partsLength = 0;
    if (!this.#hasProblem) this.#check('size', this.#base + this.#rest.length);
    if (this.#hasProblem) return this.#flush(this.#base + this.#rest.length);
    const mayGoOn = () =>
      !this.#check('elements', this.#reader.elements.length) && !this.#check('depth', this.#reader.depth);
    const at = this.#reader.read(this.#rest, this.#base, { isEnd, mayGoOn });
    if (this.#hasProblem || isEnd) return this.#finish();
    const held = this.#reader.openElements().find(({ name }) => this.#isHeld(name));
    return this.#flush(Math.min(at, held?.start ?? at));
  }

  #finish(): string {
    // If the page is rendered as a whole, nothing has been written yet, so all of it is passed through unchanged.
    if (this.#hasProblem && !this.#isStream) this.#insertions = [];
    else this.#addStyles();
    if (!this.#hasProblem && !this.#isStream && this.#options.head !== false) this.#addHead(this.#tags);
    return this.#flush(this.#base + this.#rest.length);
  }

  /** Whether the element is written only when it is complete. */
  #isHeld(name: string): boolean {
    return Object.hasOwn(renderers, name) || (name === 'head' && this.#options.head !== false);
  }

  #check(name: keyof RenderLimits, value: number): boolean {
    if (value <= this.#limits[name]) return false;
    if (!this.#hasProblem)
      this.#report(
        `The page exceeds the limit of ${this.#limits[name]} (${name}); it is passed through unchanged.`,
      );
    this.#hasProblem = true;
    return true;
  }

  #report(message: string): void {
    this.#options.onDiagnostic?.(message);
  }

  #flush(to: number): string {
    const parts: string[] = [];
    const ready = this.#insertions.filter(({ at }) => at <= to).sort((one, other) => one.at - other.at);
    if (ready.length > 0) this.#insertions = this.#insertions.filter(({ at }) => at > to);
    let from = this.#base;
    for (const { at, text } of ready) {
      parts.push(this.#rest.slice(from - this.#base, at - this.#base), text);
      from = at;
    }
    parts.push(this.#rest.slice(from - this.#base, to - this.#base));
    this.#rest = this.#rest.slice(to - this.#base);
    this.#base = to;
    this.#tree.clear();
    return parts.join('');
  }

  #onEnd(element: Element, index: number): void {
    if (this.#hasProblem) return;
    if (this.#isStream && element === findHead(this.#reader.elements) && this.#options.head !== false)
      this.#addHead(this.#options.tags ? new Set(this.#options.tags) : null);
    if (!element.name.startsWith('site-')) return;
    this.#tags.add(element.name);
    if (element.name === 'site-services') this.#services = index;
    if (Object.hasOwn(renderers, element.name)) this.#render(index);
  }

  #render(index: number): void {
    const host = this.#tree.get(index);
    if (!host || host.read.problem || !host.read.endStart || host.hasAttribute(RENDERED)) return;
    // The content of a template is markup for scripts.
    if (host.closest('template')) return;
    const { localName } = host;
    try {
      const rendering = redirectWarnings(
        () =>
          renderers[localName]?.(host, {
            services: this.#findServices(host),
            timeZone: this.#options.timeZone,
          }),
        (message) => this.#report(message),
      );
      if (rendering) this.#insertions.push(...this.#toInsertions(host, rendering));
    } catch (error) {
      this.#report(
        `${localName} at offset ${host.read.start} is passed through unchanged: ${(error as Error).message}`,
      );
    }
  }

  #toInsertions(host: TreeElement, { attributes = {}, css = '', sheet = '', insertions = [] }: Rendering) {
    const { inlineStyles = true, nonce = '' } = this.#options;
    const own = inlineStyles && css;
    const added = [...addAttributes(host, attributes), ...insertions];
    if (!own && added.length === 0) return [];
    const name = own ? nameRules(own) : '';
    const rules = own ? own.replaceAll('&', `${host.localName}[${RENDERED}="${name}"]`) : '';
    const style = inlineStyles && sheet + rules;
    return [
      ...addAttributes(host, { [RENDERED]: name }),
      ...added,
      ...this.#placeStyle(host, style && createStyle(style, nonce)),
    ];
  }

  #placeStyle(host: TreeElement, style: string | false): Insertion[] {
    if (!style) return [];
    const { elements } = this.#reader;
    if (this.#isStream || this.#options.stylesIn !== 'head' || !findHead(elements))
      return [append(host, style)];
    if (!this.#styles.includes(style)) this.#styles += style;
    return [];
  }

  #addStyles(): void {
    if (!this.#styles) return;
    const at = findHeadPlace(this.#rest, this.#reader.elements);
    this.#insertions.push({ at, text: this.#styles });
  }

  #findServices(host: TreeElement): TreeElement | null {
    return host.closest('site-services') ?? this.#tree.get(this.#services);
  }

  /** @param tags tags on the page; null if they are not known */
  #addHead(tags: ReadonlySet<string> | null): void {
    this.#insertions.push(
      ...addLanguage(this.#reader.elements, this.#options),
      ...addHead(this.#rest, this.#reader.elements, this.#tree, tags, this.#options),
    );
  }
}
