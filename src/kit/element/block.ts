// Types of a block: the props of its view, the options of `defineElement`, and the resulting element.
import type { ComponentType } from 'react';
import type { AttributeValues } from '../contract/attributes';
import type { Contract, Emit, MembersApi } from '../contract/contract';
import type { ContentReader } from './content-observer';
import type { OptionValues } from './json-options';
import type { MarkupOptionsReader } from './options';

/** Props of a block's view: the options by name, and the following. */
export type BlockProps<K, C = undefined, I = undefined> =
  K extends Contract<infer A, infer E, infer _M>
    ? AttributeValues<A> & {
        readonly host: HTMLElement;
        /** Dispatches an event of the contract. Returns false if a listener canceled it. */
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
  /** Implements the members of the contract. Called once per element; the view receives the same object. */
  readonly createApi?: (context: BlockContext<K>) => I & MembersApi<K['members']>;
  /** Style sheets for the shadow root or, if there is none, the tree that contains the element. */
  readonly styles?: readonly string[];
  /** Parses the light-DOM children into data, initially and whenever they change. */
  readonly readContent?: ContentReader<C>;
  /** Attributes of descendants that `readContent` depends on. */
  readonly contentAttributes?: readonly string[];
  /** Finds options in child markup. All other sources except the default take precedence over them. */
  readonly readMarkupOptions?: MarkupOptionsReader;
}

/** Argument of `createApi`. */
export interface BlockContext<K extends Contract> {
  readonly host: HTMLElement;
  readonly emit: Emit<K['events']>;
}

/** The public type of the element of a contract. */
export type BlockElement<K> =
  K extends Contract<infer A, infer _E, infer M>
    ? HTMLElement & {
        /** Resolves when everything set so far is rendered, or the element has been removed. */
        readonly updateComplete: Promise<void>;
        /** Any number of options by name, like the attribute of the same name. */
        options: OptionValues;
      } & { -readonly [N in keyof AttributeValues<A>]: AttributeValues<A>[N] } & MembersApi<M>
    : never;

export type BlockClass<K> = { new (): BlockElement<K>; readonly contract: K };
