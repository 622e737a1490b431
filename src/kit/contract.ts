// What may the outside rely on? A contract says it once, as plain data, with a sentence for each thing.
// From it follow props, attributes, properties, events, the manifest, editor data, the demo's tables and knobs,
// and the conformance suite. The sentences stay out of what visitors load (tools/vite/strip-docs).
import type { Attribute, ValuesOf } from './attributes';
import type { WhenRule } from './when';

/** A DOM event of an element. `detail` only carries the type. */
export interface EventContract<D = unknown> {
  readonly about: string;
  readonly detail?: D;
}

/** What script finds on the element besides its options. `type` only carries the TypeScript type. */
export interface Member<T = unknown, K extends 'method' | 'property' | 'reading' = MemberKind> {
  readonly kind: K;
  readonly about: string;
  readonly type?: T;
}
type MemberKind = 'method' | 'property' | 'reading';

// biome-ignore lint/suspicious/noExplicitAny: the type of a member is invariant, any member fits here
export type Members = Readonly<Record<string, Member<any, MemberKind>>>;

export type Attributes = Readonly<Record<string, Attribute<unknown>>>;
// biome-ignore lint/suspicious/noExplicitAny: the detail type is invariant, any event fits here
export type Events = Readonly<Record<`site-${string}`, EventContract<any>>>;
type Sentences = Readonly<Record<string, string>>;

/** The public face of one element. */
export interface Contract<
  A extends Attributes = Attributes,
  E extends Events = Events,
  M extends Members = Members,
> {
  readonly tag: `site-${string}`;
  readonly about: string;
  /** `shadow`: draws in a shadow root around the slotted children. `light`: works among the page's own nodes. */
  readonly root: 'shadow' | 'light';
  readonly when: WhenRule;
  readonly attributes: A;
  /** Event name to meaning; a name that ends in `-request` is sent before the fact and can be cancelled. */
  readonly events: E;
  /** Methods and properties that `define` takes from the block's `api`. */
  readonly members: M;
  /** Slot name (`''` is the default slot) to meaning. */
  readonly slots: Sentences;
  readonly parts: Sentences;
  /** Custom properties that a style sheet may set. */
  readonly css: Sentences;
}

export type DetailOf<E> = E extends EventContract<infer D> ? D : never;
/** What a block has to make for the members of its contract. */
export type ApiOf<M extends Members> = {
  readonly [N in keyof M as M[N]['kind'] extends 'property' ? never : N]: TypeOf<M[N]>;
} & { -readonly [N in keyof M as M[N]['kind'] extends 'property' ? N : never]: TypeOf<M[N]> };
type TypeOf<X> = X extends Member<infer T, MemberKind> ? T : never;

export type ValuesOfContract<K> = K extends Contract<infer A, infer _E, infer _M> ? ValuesOf<A> : never;

/** Sends an event of the contract from the host; false when a listener prevented it. */
export type Emit<E extends Events> = <K extends keyof E & string>(
  type: K,
  ...detail: undefined extends DetailOf<E[K]> ? [] : [detail: DetailOf<E[K]>]
) => boolean;

/** Typed identity: checks the shape and keeps the exact types. */
export function contract<
  const A extends Attributes,
  const E extends Events,
  const M extends Members = Record<never, never>,
>(
  face: Omit<Contract<A & NoClash<A>, E>, 'root' | 'members'> & {
    readonly root?: 'shadow' | 'light';
    readonly members?: M & NoClash<M>;
  },
): Contract<A, E, M> {
  return { root: 'shadow', ...face, members: face.members ?? ({} as M) };
}

/** An event with this detail: `event<{ index: number }>('The shown slide changed.')`. */
export const event = <D = undefined>(about: string): EventContract<D> => ({ about });

/** A method: `method<() => Promise<void>>('Starts it.')`. */
export const method = <F extends (...given: never[]) => unknown>(about: string): Member<F, 'method'> => ({
  kind: 'method',
  about,
});

/** A property that script reads and writes and no attribute sets: `property<number>('Seconds from the start.')`. */
export const property = <T>(about: string): Member<T, 'property'> => ({ kind: 'property', about });

/** A property that script only reads. */
export const reading = <T>(about: string): Member<T, 'reading'> => ({ kind: 'reading', about });

/** Events before the fact can be cancelled. */
export const isCancelable = (type: string): boolean => type.endsWith('-request');

/** An option or member must not hide a property that every HTML element has (`title`, `style`, `hidden` …). */
type NoClash<A> = {
  [K in keyof A]: K extends keyof HTMLElement ? `${K & string} is already a property of HTMLElement` : A[K];
};
