// Creates a custom element from a contract and a React view.
// `@r2wc/react-to-web-component` mounts, updates and unmounts React. Attributes, properties, events, styles and children are
// handled here, because r2wc treats them differently from HTML. No other file depends on r2wc; this one uses three
// registered symbols of r2wc 2.1.1, which define.spec.tsx checks.
import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import tokens from '../../theme/tokens.elements.css?inline';
import { type Contract, type Emit, isCancelable } from '../contract/contract';
import { checkVersion } from '../versions/check-version';
import { defineOptionProperties, upgradeProperty } from './accessors';
import type { BlockClass, BlockOptions } from './block';
import { BlockRoot, type BlockRootProps, createFailingView } from './block-root';
import { createLightContainer, getShadowContainer, insertLightContainer } from './containers';
import { observeContent } from './content-observer';
import { createDeferred } from './deferred';
import { logDevtoolsHint } from './devtools-hint';
import { STATES } from './element-base';
import { HTMLElementBase } from './html-element';
import { hydrate } from './hydrate';
import { loadTranslation } from './load-translation';
import { defineMemberProperties, getWritableNames } from './member-accessors';
import { createOptionSources } from './option-sources';
import { createOptions, getObservedAttributes, OPTIONS } from './options';
import { adoptStyles } from './styles';
import { warn } from './warn';

export type { BlockClass, BlockContext, BlockElement, BlockOptions, BlockProps } from './block';

/** Maximum number of restarts of a failing view, because a page may respond to each failure with a change that fails again. */
const MAX_RESTARTS = 10;

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

/** Creates the element class of a contract. It is not registered: the entries in `elements/` do that. */
export function defineElement<K extends Contract, C = undefined, I = undefined>(
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
  checkVersion();
  const names = [OPTIONS, ...Object.keys(contract.attributes)];
  const writableNames = getWritableNames(names, contract.members);
  const Base = (globalThis.HTMLElement
    ? r2wc(BlockRoot as ComponentType<object>)
    : HTMLElementBase) as unknown as new () => R2wcElement;

  class Block extends Base {
    static readonly contract = contract;
    static readonly observedAttributes = getObservedAttributes(contract.attributes);

    readonly [STATES] = getStates(this);
    readonly #prototype = Object.getPrototypeOf(this) as object;
    readonly #children = observeContent(this, readContent, {
      attributes: contentAttributes,
      onChange: () => this.#invalidate(),
    });
    readonly #options = createOptions(
      contract,
      this,
      createOptionSources(contract, this, readMarkupOptions && this.#children.memoize(readMarkupOptions)),
    );
    #needsHydration = this.shadowRoot !== null;
    /** Shows the children until React renders. React keeps what it finds in a shadow root. */
    readonly #placeholder = this.ownerDocument.createElement('slot');
    #isUpdatePending = false;
    #hasFailed = false;
    /** Number of failures since the element was connected. */
    #failureCount = 0;
    #rendered = createDeferred();

    constructor() {
      super();
      this.container = contract.root === 'shadow' ? getShadowContainer(this) : createLightContainer(this);
      if (contract.root === 'shadow' && !this.#needsHydration) this.container.append(this.#placeholder);
    }

    get updateComplete(): Promise<void> {
      return this.#rendered.promise;
    }

    override connectedCallback() {
      for (const name of writableNames) upgradeProperty(this, name);
      this.#children.start();
      if (readContent) warnAboutNesting(this, contract.tag);
      if (this[CONTEXT]) this.#invalidate();
      else super.connectedCallback();
    }

    /** A move disconnects and reconnects in the same task; React stays mounted and keeps its state. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#children.stop();
        this.#failureCount = 0;
        this.#unmount();
      });
    }

    /** `moveBefore()` never disconnects the element, but its new tree may lack the styles. */
    connectedMoveCallback() {
      this.#invalidate();
    }

    /** When an element moves to another document, Firefox gives it the prototype from the other window. */
    adoptedCallback() {
      Object.setPrototypeOf(this, this.#prototype);
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null) {
      if (before !== after) this.#invalidate();
    }

    override [RENDER]() {
      this.#isUpdatePending = false;
      logDevtoolsHint();
      const translation = loadTranslation(this);
      void translation?.then(() => this.#invalidate());
      if (translation && !this[CONTEXT]) return;
      if (contract.root === 'light') insertLightContainer(this, this.container as HTMLElement);
      adoptStyles(this.ownerDocument.documentElement, [tokens]);
      adoptStyles(this.container, styles);
      const props = this.#getRootProps();
      this[PROPS] = props;
      if (this.#needsHydration) this[CONTEXT] = hydrate(contract.tag, this.container, props);
      else super[RENDER]();
      this.#needsHydration = false;
    }

    #getRootProps(): BlockRootProps {
      const rootProps = {
        host: this,
        onRendered: this.#onRendered,
        onEffectsRun: this.#rendered.resolve,
        onError: this.#onError,
      };
      try {
        const content = this.#children.getContent();
        const blockProps = { host: this, emit: this.#emit, api: this.#api, content };
        const viewProps = { ...this.#options.all(), ...blockProps };
        return { ...rootProps, view: view as ComponentType<never>, viewProps };
      } catch (error) {
        return { ...rootProps, view: createFailingView(error), viewProps: {} };
      }
    }

    #unmount() {
      this[STATES]?.clear();
      this.#hasFailed = false;
      super.disconnectedCallback();
      if (contract.root === 'shadow') this.container.append(this.#placeholder);
    }

    #invalidate() {
      if (this.#isUpdatePending || !this.isConnected || this.#failureCount > MAX_RESTARTS) return;
      this.#isUpdatePending = true;
      const { resolve } = this.#rendered;
      this.#rendered = createDeferred();
      void this.#rendered.promise.then(resolve);
      queueMicrotask(() => this.#isUpdatePending && this.#update());
    }

    /** Renders an update. Remounts a view that failed, because the change may have removed the cause. */
    #update() {
      this.#isUpdatePending = false;
      if (!this.isConnected) return this.#rendered.resolve();
      if (!this.#hasFailed) return this[RENDER]();
      this.#unmount();
      super.connectedCallback();
    }

    readonly #onRendered = () => {
      this.#placeholder.remove();
      // Adding the state again would make browsers recalculate the styles of all children.
      if (this[CONTEXT] && !this.#hasFailed && !this[STATES]?.has('ready')) this[STATES]?.add('ready');
    };

    readonly #onError = (error: unknown) => {
      this.#hasFailed = true;
      this.#failureCount++;
      this[STATES]?.delete('ready');
      this[STATES]?.add('failed');
      this.dispatchEvent(new CustomEvent('site-error', { bubbles: true, composed: true, detail: { error } }));
    };

    readonly #emit = ((type: string, detail?: unknown) =>
      this.dispatchEvent(
        new CustomEvent(type, { bubbles: true, composed: true, cancelable: isCancelable(type), detail }),
      )) as Emit<K['events']>;

    readonly #api = createApi?.({ host: this, emit: this.#emit });

    static {
      defineOptionProperties(
        Block.prototype,
        names,
        (element) => element.#options,
        (element) => element.#invalidate(),
      );
      defineMemberProperties(Block.prototype, contract.members, (element) => element.#api ?? {});
    }
  }

  return Block as unknown as BlockClass<K>;
}

/** Custom states: `:state(ready)` while the view is rendered. Until then the base style sheet lays out the children. */
function getStates(host: HTMLElement): Set<string> | undefined {
  return host.attachInternals().states as unknown as Set<string> | undefined;
}

/** An element that reads its children would also read those of the inner element. */
function warnAboutNesting(host: HTMLElement, tag: string): void {
  if (host.parentElement?.closest(tag)) warn(tag, `it is inside another ${tag}; place them side by side.`);
}
