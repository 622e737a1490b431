// Types of element renderers.
import type { AddedAttributes, Insertion } from './patch';
import type { TreeElement } from './tree';

/** Returns additions that make an element look as it will with its script; null if there are none. */
export type ElementRenderer = (host: TreeElement, context: RenderContext) => Rendering | null;

export interface Rendering {
  /** Attributes that the element does not have yet. */
  readonly attributes?: AddedAttributes;
  /** Rules in which `&` stands for the element. */
  readonly css?: string;
  /** Rules as in the style sheets of the element. */
  readonly sheet?: string;
  /** Markup to insert into the element. */
  readonly insertions?: readonly Insertion[];
}

export interface RenderContext {
  /** The closest `<site-services>`, or the last one before the element. */
  readonly services: TreeElement | null;
  readonly timeZone: string | undefined;
}
