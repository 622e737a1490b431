// Types of a block: what its view receives, what `defineElement` takes, and the element that a page sees.
import type { ComponentType } from 'react';
import type { AttributeValues } from '../contract/attributes';
import type { Contract, Emit, MembersApi } from '../contract/contract';
import type { ContentReader } from './content-observer';
import type { OptionValues } from './json-options';
import type { MarkupOptionsReader } from './options';

/** Props of a block's view: the options by name, and these. */
export type BlockProps<K, C = undefined, I = undefined> =
  K extends Contract<infer A, infer E, infer _M>
    ? AttributeValues<A> & {
        readonly host: HTMLElement;
        /** Dispatches an event of the contract. Returns false when a listener prevented it. */
        readonly emit: Emit<E>;
        /** Result of `readContent`. */
        readonly content: C;
        /** Result of `createApi` for this element. */
        readonly api: I;
      }
    : never;

/** Options of `defineElement` besides the contract. */
export interface BlockOptions<K extends Contract, C, I> {
  readonly view: ComponentType<BlockProps<K, C, I>>;
  /** Implements the members of the contract, once per element; the view receives the same object. */
  readonly createApi?: (context: BlockContext<K>) => I & MembersApi<K['members']>;
  /** Style sheets of the shadow root or, without one, of the tree that contains the element. */
  readonly styles?: readonly string[];
  /** Parses the light-DOM children into data, again whenever they change. */
  readonly readContent?: ContentReader<C>;
  /** Attributes of descendants that `readContent` depends on. */
  readonly contentAttributes?: readonly string[];
  /** Finds options in child markup. Every other source but the default wins over them. */
  readonly readMarkupOptions?: MarkupOptionsReader;
}

/** What `createApi` receives. */
export interface BlockContext<K extends Contract> {
  readonly host: HTMLElement;
  readonly emit: Emit<K['events']>;
}

/** The element of a contract as a page sees it. */
export type BlockElement<K> =
  K extends Contract<infer A, infer _E, infer M>
    ? HTMLElement & {
        /** Resolves when everything set so far is rendered, or the element has left the page. */
        readonly updateComplete: Promise<void>;
        /** Any number of options by name, like the attribute of that name. */
        options: OptionValues;
      } & { -readonly [N in keyof AttributeValues<A>]: AttributeValues<A>[N] } & MembersApi<M>
    : never;

export type BlockClass<K> = { new (): BlockElement<K>; readonly contract: K };
