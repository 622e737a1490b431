// What does a block consist of, for the kit, for its view and for the page? Types only.
import type { ComponentType } from 'react';
import type { AttributeValues } from '../contract/attributes';
import type { Contract, Emit, MembersApi } from '../contract/contract';
import type { ContentReader } from './content-observer';
import type { ElementDependencies } from './dependencies';
import type { MarkupOptionsReader } from './options';

/** What the React view of a block receives: the options by name, and these. */
export type BlockProps<K, C = undefined, I = undefined> =
  K extends Contract<infer A, infer E, infer _M>
    ? AttributeValues<A> & {
        readonly host: HTMLElement;
        /** Sends an event of the contract; false when a listener prevented it. */
        readonly emit: Emit<E>;
        /** What `read` made of the children. */
        readonly content: C;
        /** What `api` made for this element. */
        readonly api: I;
      }
    : never;

/** What `define` takes besides the contract. */
export interface BlockOptions<K extends Contract, C, I> {
  readonly view: ComponentType<BlockProps<K, C, I>>;
  /** Makes what the members of the contract do, once per element; the view gets the same object. */
  readonly createApi?: (element: BlockContext<K>) => I & MembersApi<K['members']>;
  /** Style sheets of the shadow root; of a light-DOM block, of the tree that it stands in. */
  readonly styles?: readonly string[];
  /** Reads the light-DOM children as data, again whenever they change. */
  readonly readContent?: ContentReader<C>;
  /** Attributes of children whose change matters to `read`. */
  readonly contentAttributes?: readonly string[];
  /** Finds options in child markup; the weakest source but the default. */
  readonly readMarkupOptions?: MarkupOptionsReader;
  /** Other elements that this one may place or open, and how to get them. */
  readonly dependencies?: ElementDependencies;
}

/** What an `api` has to do with. */
export interface BlockContext<K extends Contract> {
  readonly host: HTMLElement;
  readonly emit: Emit<K['events']>;
}

/** A block as the page sees it. */
export type BlockElement<K> =
  K extends Contract<infer A, infer _E, infer M>
    ? HTMLElement & {
        /** Resolves when everything set so far is drawn, or the element has left the page. */
        readonly updateComplete: Promise<void>;
      } & { -readonly [N in keyof AttributeValues<A>]: AttributeValues<A>[N] } & MembersApi<M>
    : never;

export type BlockClass<K> = { new (): BlockElement<K>; readonly contract: K };
