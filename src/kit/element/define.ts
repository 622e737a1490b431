// How does a contract and a React view become a custom element?
// `@r2wc/react-to-web-component` mounts, updates and unmounts React; attributes, properties, events, styles and
// children are handled here, because r2wc's own rules for them are not those of HTML. Only this file knows r2wc:
// it leans on three registered symbols of r2wc 2.1.1 (define.spec.tsx watches them).
import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import tokens from '../../theme/tokens.elements.css?inline';
import { type Contract, type Emit, isCancelable } from '../contract/contract';
import {
  defineMemberProperties,
  defineOptionProperties,
  getWritableNames,
  upgradeProperty,
} from './accessors';
import type { BlockClass, BlockOptions } from './block';
import { BlockRoot, type BlockRootProps, createFailingView } from './block-root';
import { createLightContainer, getShadowContainer, insertLightContainer } from './containers';
import { observeContent } from './content-observer';
import { createDeferred } from './deferred';
import { registerDependencies } from './dependencies';
import { hydrate } from './hydrate';
import { createOptions, getObservedAttributes } from './options';
import { adoptStyles } from './styles';

export type { BlockClass, BlockContext, BlockElement, BlockOptions, BlockProps } from './block';

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
export function define<K extends Contract, C = undefined, I = undefined>(
  contract: K,
  options: BlockOptions<K, C, I>,
): BlockClass<K> {
  registerDependencies(options.dependencies ?? {});
  const known = customElements.get(contract.tag);
  if (known) return known as unknown as BlockClass<K>;
  const Block = createBlockClass(contract, options);
  customElements.define(contract.tag, Block);
  return Block;
}

/** The element class of a contract, not registered. */
export function createBlockClass<K extends Contract, C = undefined, I = undefined>(
  contract: K,
  {
    view,
    createApi,
    styles = [],
    readContent,
    contentAttributes = [],
    readMarkupOptions,
  }: BlockOptions<K, C, I>,
): BlockClass<K> {
  const names = Object.keys(contract.attributes);
  const written = getWritableNames(contract.attributes, contract.members);
  const Base = r2wc(BlockRoot as ComponentType<object>) as unknown as new () => R2wcElement;

  class Block extends Base {
    static readonly contract = contract;
    static readonly observedAttributes = getObservedAttributes(contract.attributes);

    readonly #states = statesOf(this);
    readonly #children = observeContent(this, readContent, {
      attributes: contentAttributes,
      changed: () => this.#invalidate(),
    });
    readonly #options = createOptions(
      contract,
      this,
      readMarkupOptions && this.#children.memoize(readMarkupOptions),
    );
    #hydrates = this.shadowRoot !== null;
    /** Shows the children while React has not drawn yet; React leaves what it finds in a shadow root. */
    readonly #seed = this.ownerDocument.createElement('slot');
    #pending = false;
    #failed = false;
    /** Since it came into the page. */
    #failures = 0;
    #drawn = createDeferred();

    constructor() {
      super();
      this.container = contract.root === 'shadow' ? getShadowContainer(this) : createLightContainer(this);
      if (contract.root === 'shadow' && !this.#hydrates) this.container.append(this.#seed);
    }

    get updateComplete(): Promise<void> {
      return this.#drawn.promise;
    }

    override connectedCallback() {
      for (const name of written) upgradeProperty(this, name);
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
      if (contract.root === 'light') insertLightContainer(this, this.container as HTMLElement);
      adoptStyles(this.ownerDocument.documentElement, [tokens]);
      adoptStyles(this.container, styles);
      const props = this.#frameProps();
      this[PROPS] = props;
      if (this.#hydrates) this[CONTEXT] = hydrate(contract.tag, this.container, props);
      else super[RENDER]();
      this.#hydrates = false;
    }

    #frameProps(): BlockRootProps {
      const frame = {
        host: this,
        onRendered: this.#onDraw,
        onEffectsRun: this.#drawn.resolve,
        onError: this.#onFail,
      };
      try {
        const content = this.#children.getContent();
        const own = { host: this, emit: this.#emit, api: this.#api, content };
        const viewProps = { ...this.#options.all(), ...own };
        return { ...frame, view: view as ComponentType<never>, viewProps };
      } catch (error) {
        return { ...frame, view: createFailingView(error), viewProps: {} };
      }
    }

    #unmount() {
      for (const state of ['ready', 'failed']) this.#states?.delete(state);
      this.#failed = false;
      super.disconnectedCallback();
      if (contract.root === 'shadow') this.container.append(this.#seed);
    }

    #invalidate() {
      if (this.#pending || !this.isConnected || this.#failures > RETRIES) return;
      this.#pending = true;
      const { resolve } = this.#drawn;
      this.#drawn = createDeferred();
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
      )) as Emit<K['events']>;

    readonly #api = createApi?.({ host: this, emit: this.#emit });

    static {
      defineOptionProperties(Block.prototype, names, {
        get: (element, name) => element.#options.get(name),
        set(element, name, value) {
          element.#options.set(name, value);
          element.#invalidate();
        },
      });
      defineMemberProperties(Block.prototype, contract.members, (element) => element.#api ?? {});
    }
  }

  return Block as unknown as BlockClass<K>;
}

/** `:state(ready)` while the view is drawn; the base style sheet lays out the children until then. */
function statesOf(host: HTMLElement): Set<string> | undefined {
  return host.attachInternals().states as unknown as Set<string> | undefined;
}
