// What a renderer of an element receives, and what it returns.
import type { AddedAttributes, Insertion } from './patch';
import type { TreeElement } from './tree';

/** Draws an element: what has to be added so that it looks as it will with its script; null for nothing. */
export type ElementRenderer = (host: TreeElement, context: RenderContext) => Rendering | null;

export interface Rendering {
  /** Attributes of the element that it does not have. */
  readonly attributes?: AddedAttributes;
  /** Rules, in which `&` stands for the element. */
  readonly css?: string;
  /** Rules as in the style sheets of the element. */
  readonly sheet?: string;
  /** Markup inside of the element. */
  readonly insertions?: readonly Insertion[];
}

export interface RenderContext {
  /** The closest `<site-services>`, or the last one before the element. */
  readonly services: TreeElement | null;
  readonly timeZone: string | undefined;
}
