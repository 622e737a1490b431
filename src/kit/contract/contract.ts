// What may the outside rely on? A contract says it once, as plain data, with a sentence for each thing.
// From it follow props, attributes, properties, events, the manifest, editor data, the demo's tables and knobs,
// and the conformance suite. The sentences stay out of what visitors load (tools/vite/strip-docs).
import type { Attribute, AttributeValues } from './attributes';
import type { LoadingRule } from './loading';

/** A DOM event of an element. `detail` only carries the type. */
export interface EventContract<D = unknown> {
  readonly description: string;
  readonly detail?: D;
}

/** What script finds on the element besides its options. `type` only carries the TypeScript type. */
export interface Member<T = unknown, K extends 'method' | 'property' | 'reading' = MemberKind> {
  readonly kind: K;
  readonly description: string;
  readonly type?: T;
}
type MemberKind = 'method' | 'property' | 'reading';

// biome-ignore lint/suspicious/noExplicitAny: the type of a member is invariant, any member fits here
export type Members = Readonly<Record<string, Member<any, MemberKind>>>;

export type Attributes = Readonly<Record<string, Attribute<unknown>>>;
// biome-ignore lint/suspicious/noExplicitAny: the detail type is invariant, any event fits here
export type Events = Readonly<Record<`site-${string}`, EventContract<any>>>;
type Descriptions = Readonly<Record<string, string>>;

/** The public face of one element. */
export interface Contract<
  A extends Attributes = Attributes,
  E extends Events = Events,
  M extends Members = Members,
> {
  readonly tag: `site-${string}`;
  readonly description: string;
  /** `shadow`: draws in a shadow root around the slotted children. `light`: works among the page's own nodes. */
  readonly root: 'shadow' | 'light';
  readonly loading: LoadingRule;
  readonly attributes: A;
  /** Event name to meaning; a name that ends in `-request` is sent before the fact and can be cancelled. */
  readonly events: E;
  /** Methods and properties that `define` takes from the block's `api`. */
  readonly members: M;
  /** Slot name (`''` is the default slot) to meaning. */
  readonly slots: Descriptions;
  readonly parts: Descriptions;
  /** Custom properties that a style sheet may set. */
  readonly cssProperties: Descriptions;
}

export type EventDetail<E> = E extends EventContract<infer D> ? D : never;
/** What a block has to make for the members of its contract. */
export type MembersApi<M extends Members> = {
  readonly [N in keyof M as M[N]['kind'] extends 'property' ? never : N]: MemberType<M[N]>;
} & { -readonly [N in keyof M as M[N]['kind'] extends 'property' ? N : never]: MemberType<M[N]> };
type MemberType<X> = X extends Member<infer T, MemberKind> ? T : never;

export type ContractValues<K> = K extends Contract<infer A, infer _E, infer _M> ? AttributeValues<A> : never;

/** Sends an event of the contract from the host; false when a listener prevented it. */
export type Emit<E extends Events> = <K extends keyof E & string>(
  type: K,
  ...detail: undefined extends EventDetail<E[K]> ? [] : [detail: EventDetail<E[K]>]
) => boolean;

/** Typed identity: checks the shape and keeps the exact types. */
export function contract<
  const A extends Attributes,
  const E extends Events,
  const M extends Members = Record<never, never>,
>(
  face: Omit<Contract<A & NoPropertyClash<A>, E>, 'root' | 'members'> & {
    readonly root?: 'shadow' | 'light';
    readonly members?: M & NoPropertyClash<M>;
  },
): Contract<A, E, M> {
  return { root: 'shadow', ...face, members: face.members ?? ({} as M) };
}

/** An event with this detail: `event<{ index: number }>('The shown slide changed.')`. */
export const event = <D = undefined>(description: string): EventContract<D> => ({ description });

/** A method: `method<() => Promise<void>>('Starts it.')`. */
export const method = <F extends (...given: never[]) => unknown>(
  description: string,
): Member<F, 'method'> => ({
  kind: 'method',
  description,
});

/** A property that script reads and writes and no attribute sets: `property<number>('Seconds from the start.')`. */
export const property = <T>(description: string): Member<T, 'property'> => ({
  kind: 'property',
  description,
});

/** A property that script only reads. */
export const readonlyProperty = <T>(description: string): Member<T, 'reading'> => ({
  kind: 'reading',
  description,
});

/** Events before the fact can be cancelled. */
export const isCancelable = (type: string): boolean => type.endsWith('-request');

/** An option or member must not hide a property that every HTML element has (`title`, `style`, `hidden` …). */
type NoPropertyClash<A> = {
  [K in keyof A]: K extends keyof HTMLElement ? `${K & string} is already a property of HTMLElement` : A[K];
};
