// Contract of an element: everything a page may rely on, as plain data with a description of each item.
// Attributes, properties, events and types of the element are derived from it, as are the manifest, the editor data, the
// tables of the demo and the conformance suite. The build removes the descriptions (src/tools/vite/strip-descriptions.mjs).
import type { Attribute, AttributeValues } from './attributes';
import type { ElementLoading } from './loading';

/** A DOM event of an element. `detail` only carries the type. */
export interface EventContract<D = unknown> {
  readonly description: string;
  readonly detail?: D;
}

type MemberKind = 'method' | 'property' | 'readonly';

/** A property or method that is not an option. `type` only carries the TypeScript type. */
export interface Member<T = unknown, K extends MemberKind = MemberKind> {
  readonly kind: K;
  readonly description: string;
  readonly type?: T;
}

// biome-ignore lint/suspicious/noExplicitAny: the type of a member is invariant, any member fits here
export type Members = Readonly<Record<string, Member<any, MemberKind>>>;

export type Attributes = Readonly<Record<string, Attribute<unknown>>>;
// biome-ignore lint/suspicious/noExplicitAny: the detail type is invariant, any event fits here
export type Events = Readonly<Record<`site-${string}`, EventContract<any>>>;
type Descriptions = Readonly<Record<string, string>>;

/**
 * - `react`: renders a React view.
 * - `behavior`: adds behavior to the page's own nodes, without React.
 * - `css`: has styles only.
 */
export type ElementKind = 'react' | 'behavior' | 'css';

/** The public interface of one element. */
export interface Contract<
  A extends Attributes = Attributes,
  E extends Events = Events,
  M extends Members = Members,
> {
  readonly tag: `site-${string}`;
  readonly description: string;
  /** How the element is implemented. For documentation and checks; removed by the build. */
  readonly kind: ElementKind;
  /** `shadow`: renders a shadow root around the slotted children. `light`: works with the page's own nodes. */
  readonly root: 'shadow' | 'light';
  /** When the loader fetches the script. */
  readonly loading: ElementLoading;
  /** Tags that this element inserts or opens; their scripts are loaded when it needs them. */
  readonly dependencies?: readonly `site-${string}`[];
  readonly attributes: A;
  /** Content of a child `<script type="application/json">`: options by name (default), or the element's own data. */
  readonly jsonChild?: 'options' | 'content';
  /** Events by name. Events whose name ends in `-request` are cancelable and dispatched before the action. */
  readonly events: E;
  /** Methods and properties besides the options, implemented by the element's `createApi`. */
  readonly members: M;
  /** Slots by name; `''` is the default slot. */
  readonly slots: Descriptions;
  readonly parts: Descriptions;
  /** Custom properties that a style sheet may set. */
  readonly cssProperties: Descriptions;
}

export type EventDetail<E> = E extends EventContract<infer D> ? D : never;

/** The object that implements the members of a contract. */
export type MembersApi<M extends Members> = {
  readonly [N in keyof M as M[N]['kind'] extends 'property' ? never : N]: MemberType<M[N]>;
} & { -readonly [N in keyof M as M[N]['kind'] extends 'property' ? N : never]: MemberType<M[N]> };
type MemberType<X> = X extends Member<infer T, MemberKind> ? T : never;

export type ContractValues<K> = K extends Contract<infer A, infer _E, infer _M> ? AttributeValues<A> : never;

/** Dispatches an event of the contract from the host. Returns false if a listener canceled it. */
export type Emit<E extends Events> = <K extends keyof E & string>(
  type: K,
  ...detail: undefined extends EventDetail<E[K]> ? [] : [detail: EventDetail<E[K]>]
) => boolean;

/** Creates a contract: checks its structure, keeps its exact types and adds defaults. */
export function contract<
  const A extends Attributes,
  const E extends Events,
  const M extends Members = Record<never, never>,
>(
  definition: Omit<Contract<A & NoPropertyClash<A>, E>, 'root' | 'members'> & {
    readonly root?: 'shadow' | 'light';
    readonly members?: M & NoPropertyClash<M>;
  },
): Contract<A, E, M> {
  return {
    root: 'shadow',
    ...definition,
    members: definition.members ?? ({} as M),
  };
}

/** An event with this detail: `event<{ index: number }>('The selected slide changed.')`. */
export const event = <D = undefined>(description: string): EventContract<D> => ({ description });

/** A method: `method<() => Promise<void>>('Starts playback.')`. */
export const method = <F extends (...args: never[]) => unknown>(
  description: string,
): Member<F, 'method'> => ({ kind: 'method', description });

/** A property that scripts read and write, without an attribute: `property<number>('Position in seconds.')`. */
export const property = <T>(description: string): Member<T, 'property'> => ({
  kind: 'property',
  description,
});

/** A read-only property. */
export const readonlyProperty = <T>(description: string): Member<T, 'readonly'> => ({
  kind: 'readonly',
  description,
});

export const isCancelable = (eventType: string): boolean => eventType.endsWith('-request');

/** Rejects options and members that would shadow a property of all HTML elements (`title`, `style`, `hidden` …). */
type NoPropertyClash<A> = {
  [K in keyof A]: K extends keyof HTMLElement ? `${K & string} is already a property of HTMLElement` : A[K];
};
