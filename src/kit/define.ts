// How does a contract and a React view become a custom element?
// `@r2wc/react-to-web-component` mounts, updates and unmounts React; attributes, properties, events, styles and
// children are handled here, because r2wc's own rules for them are not those of HTML. Only this file knows r2wc:
// it leans on three registered symbols of r2wc 2.1.1 (define.spec.tsx watches them).
import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { ValuesOf } from './attributes';
import { type ChildrenReader, watchChildren } from './children';
import { type Companions, registerCompanions } from './companions';
import { lightContainer, placeLightContainer, shadowContainer } from './containers';
import type { Attributes, Contract, Emit, Events } from './contract';
import { isCancelable } from './contract';
import { Frame, type FrameProps, failing } from './frame';
import { hydrate } from './hydrate';
import { createOptions, type MarkupOptions, observedAttributes } from './options';
import { withResolvers } from './resolvers';
import { adoptStyles } from './styles';

/** What the React view of a block receives: the options by name, and these. */
export type BlockProps<K, C = undefined> =
  K extends Contract<infer A, infer E>
    ? ValuesOf<A> & {
        readonly host: HTMLElement;
        /** Sends an event of the contract; false when a listener prevented it. */
        readonly emit: Emit<E>;
        /** What `read` made of the children. */
        readonly content: C;
      }
    : never;

export interface BlockOptions<A extends Attributes, E extends Events, C> {
  readonly view: ComponentType<BlockProps<Contract<A, E>, C>>;
  /** Style sheets of the shadow root; of a light-DOM block, of the tree that it stands in. */
  readonly styles?: readonly string[];
  /** Reads the light-DOM children as data, again whenever they change. */
  readonly read?: ChildrenReader<C>;
  /** Attributes of children whose change matters to `read`. */
  readonly readsAttributes?: readonly string[];
  /** Finds options in child markup; the weakest source but the default. */
  readonly markup?: MarkupOptions;
  /** Other elements that this one may place or open, and how to get them. */
  readonly places?: Companions;
}

/** A block as the page sees it. */
export type BlockElement<K> =
  K extends Contract<infer A, infer _E>
    ? HTMLElement & {
        /** Resolves when everything set so far is drawn, or the element has left the page. */
        readonly updateComplete: Promise<void>;
      } & { -readonly [N in keyof ValuesOf<A>]: ValuesOf<A>[N] }
    : never;

export type BlockClass<K> = { new (): BlockElement<K>; readonly contract: K };

/** Fresh starts of a view that fails: what a page does about a failure may be the change that brings the next one. */
const RETRIES = 10;

const RENDER = Symbol.for('r2wc.render');
const PROPS = Symbol.for('r2wc.props');
const CONTEXT = Symbol.for('r2wc.context');

interface R2wcElement extends HTMLElement {
  container: HTMLElement | ShadowRoot;
  [PROPS]: object;
  [CONTEXT]?: unknown;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Makes the element class and registers it; a tag that is registered already is left alone. */
export function define<A extends Attributes, E extends Events, C = undefined>(
  contract: Contract<A, E>,
  options: BlockOptions<A, E, C>,
): BlockClass<Contract<A, E>> {
  registerCompanions(options.places ?? {});
  const known = customElements.get(contract.tag);
  if (known) return known as unknown as BlockClass<Contract<A, E>>;
  const Block = createBlock(contract, options);
  customElements.define(contract.tag, Block);
  return Block;
}

/** The element class of a contract, not registered. */
export function createBlock<A extends Attributes, E extends Events, C = undefined>(
  contract: Contract<A, E>,
  { view, styles = [], read, readsAttributes = [], markup }: BlockOptions<A, E, C>,
): BlockClass<Contract<A, E>> {
  const names = Object.keys(contract.attributes) as (keyof A & string)[];
  const Base = r2wc(Frame as ComponentType<object>) as unknown as new () => R2wcElement;

  class Block extends Base {
    static readonly contract = contract;
    static readonly observedAttributes = observedAttributes(contract.attributes);

    readonly #states = statesOf(this);
    readonly #children = watchChildren(this, read, {
      attributes: readsAttributes,
      changed: () => this.#invalidate(),
    });
    readonly #options = createOptions(contract, this, markup && this.#children.remember(markup));
    #hydrates = this.shadowRoot !== null;
    /** Shows the children while React has not drawn yet; React leaves what it finds in a shadow root. */
    readonly #seed = this.ownerDocument.createElement('slot');
    #pending = false;
    #failed = false;
    /** Since it came into the page. */
    #failures = 0;
    #drawn = withResolvers();

    constructor() {
      super();
      this.container = contract.root === 'shadow' ? shadowContainer(this) : lightContainer(this);
      if (contract.root === 'shadow' && !this.#hydrates) this.container.append(this.#seed);
    }

    get updateComplete(): Promise<void> {
      return this.#drawn.promise;
    }

    override connectedCallback() {
      for (const name of names) this.#adoptProperty(name);
      this.#children.start();
      if (this[CONTEXT]) this.#invalidate();
      else super.connectedCallback();
    }

    /** A move is a disconnect and a connect in one task: React stays mounted and keeps its state. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#children.stop();
        this.#failures = 0;
        this.#unmount();
      });
    }

    /** With `moveBefore()` the element is never disconnected; its styles may be missing where it is now. */
    connectedMoveCallback() {
      this.#invalidate();
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null) {
      if (before !== after) this.#invalidate();
    }

    override [RENDER]() {
      this.#pending = false;
      if (contract.root === 'light') placeLightContainer(this, this.container as HTMLElement);
      adoptStyles(this.container, styles);
      const props = this.#frameProps();
      this[PROPS] = props;
      if (this.#hydrates) this[CONTEXT] = hydrate(contract.tag, this.container, props);
      else super[RENDER]();
      this.#hydrates = false;
    }

    #frameProps(): FrameProps {
      const frame = {
        host: this,
        onDraw: this.#onDraw,
        onSettle: this.#drawn.resolve,
        onFail: this.#onFail,
      };
      try {
        const content = this.#children.content();
        const viewProps = { ...this.#options.all(), host: this, emit: this.#emit, content };
        return { ...frame, view: view as ComponentType<never>, viewProps };
      } catch (error) {
        return { ...frame, view: failing(error), viewProps: {} };
      }
    }

    #unmount() {
      for (const state of ['ready', 'failed']) this.#states?.delete(state);
      this.#failed = false;
      super.disconnectedCallback();
      if (contract.root === 'shadow') this.container.append(this.#seed);
    }

    /** A property set before the element was defined hides the accessor: take its value over. */
    #adoptProperty(name: keyof A & string) {
      if (!Object.hasOwn(this, name)) return;
      const value = (this as unknown as Record<string, unknown>)[name];
      delete (this as unknown as Record<string, unknown>)[name];
      this.#options.set(name, value);
    }

    #invalidate() {
      if (this.#pending || !this.isConnected || this.#failures > RETRIES) return;
      this.#pending = true;
      const { resolve } = this.#drawn;
      this.#drawn = withResolvers();
      void this.#drawn.promise.then(resolve);
      queueMicrotask(() => this.#pending && this.#redraw());
    }

    /** A view that failed gets a fresh start, because what it failed on may have changed. */
    #redraw() {
      this.#pending = false;
      if (!this.isConnected) return this.#drawn.resolve();
      if (!this.#failed) return this[RENDER]();
      this.#unmount();
      super.connectedCallback();
    }

    readonly #onDraw = () => {
      this.#seed.remove();
      if (this[CONTEXT] && !this.#failed) this.#states?.add('ready');
    };

    readonly #onFail = (error: unknown) => {
      this.#failed = true;
      this.#failures++;
      this.#states?.delete('ready');
      this.#states?.add('failed');
      this.dispatchEvent(new CustomEvent('site-error', { bubbles: true, composed: true, detail: { error } }));
    };

    readonly #emit = ((type: string, detail?: unknown) =>
      this.dispatchEvent(
        new CustomEvent(type, { bubbles: true, composed: true, cancelable: isCancelable(type), detail }),
      )) as Emit<E>;

    static {
      for (const name of names)
        Object.defineProperty(Block.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: Block) {
            return this.#options.get(name);
          },
          set(this: Block, value: unknown) {
            this.#options.set(name, value);
            this.#invalidate();
          },
        });
    }
  }

  return Block as unknown as BlockClass<Contract<A, E>>;
}

/** `:state(ready)` while the view is drawn; the base style sheet lays out the children until then. */
function statesOf(host: HTMLElement): Set<string> | undefined {
  return host.attachInternals().states as unknown as Set<string> | undefined;
}
