// Types shared by the tiers of the gallery.
import type { ContractValues } from '../../kit/contract/contract';
import type { BlockProps } from '../../kit/element/define';
import type { SlideData } from './attributes/slides.attributes';
import type { ChangeReason, gallery, MotionDirection } from './gallery.contract';

export type GalleryOptions = ContractValues<typeof gallery>;
export type Design = GalleryOptions['design'];
export type ClickBehavior = NonNullable<GalleryOptions['clickBehavior']>;
export type GalleryProps = BlockProps<typeof gallery, GalleryContent, GalleryApi>;

/** A node of the page, or a data object that is rendered as an image while it is near the viewport. */
export interface Slide {
  /** Unique, and stable for the lifetime of the node or data object. */
  readonly key: string;
  /** The page's own node; null for a data slide. */
  readonly element: Element | null;
  /** The caption of the slide as its next sibling, in the markup of site builders; copied into the slide. */
  readonly siblingCaption: Element | null;
  /** Whether the node is a child of the gallery rather than of a wrapper. */
  readonly isDirectChild: boolean;
  readonly id: string;
  /** Its own URL (`data-slide-url`), or an empty string. */
  readonly url: string;
  readonly type: 'image' | 'video';
  /** `data-title` and `data-description`; empty if the slide has a `figcaption`. */
  readonly title: string;
  readonly description: string;
  /** Accessible name: title, caption or alternative text. */
  readonly name: string;
  /** Target of a click (`data-click-through-url`); empty if there is none or the slide contains a link. */
  readonly href: string;
  /** The image of a data slide. */
  readonly data?: SlideData;
}

/** A child of the gallery: a slide, or a wrapper of slides. */
export interface GalleryChild {
  readonly key: string;
  readonly element: Element;
  readonly slide?: Slide;
  /** A slide without a frame, rendered as a list item without a box. */
  readonly isListItem?: boolean;
  /** Not rendered. */
  readonly isExcluded?: boolean;
}

export interface GalleryContent {
  /** Children that get a frame, a list item or a slot of their own; empty if the slides stay in the default slot. */
  readonly children: readonly GalleryChild[];
  readonly slides: readonly Slide[];
  /** Elements between the gallery and its slides that are not slides. */
  readonly wrappers: readonly Element[];
}

export type Direction = 'next' | 'previous';

/** The current slide, and the first slide in view; both are the same if one slide is shown at a time. */
export interface SlidePosition {
  readonly index: number;
  readonly start: number;
}

export interface SlideCounts {
  readonly count: number;
  /** Slides in view at a time, at least 1. */
  readonly perView: number;
}

/** A transition from one slide to another that is due or running. */
export interface ActiveTransition {
  /** Key of the outgoing slide. */
  readonly fromKey: string | undefined;
  readonly direction: MotionDirection;
  readonly reason: ChangeReason;
}

export interface MotionState {
  readonly transition: ActiveTransition | null;
  /** Whether a transition is running or the user drags the slides, as of this render. */
  readonly inMotion: boolean;
  /** The same, as of now. */
  isInMotion(): boolean;
  /** Whether the incoming slide is almost fully visible, so that the visitor can already request the next one. */
  isReleased(): boolean;
  start(transition: ActiveTransition): void;
  /** Lets the visitor request the next slide before this transition has ended; ignored if another one has started. */
  release(transition: ActiveTransition): void;
  /** Ends this transition; ignored if another one has started. */
  finish(transition: ActiveTransition): void;
  setDragging(isDragging: boolean): void;
}

/** The state of the current slide and the actions that change it. */
export interface SlideController {
  /** The position of this render. */
  readonly position: SlidePosition;
  /** The latest position, also between renders. */
  getPosition(): SlidePosition;
  readonly counts: SlideCounts;
  readonly motion: MotionState;
  /** A new object for each requested move; unchanged while only slides or the width change. */
  readonly moveId: object;
  /** @param direction direction of travel, where the index does not determine it */
  slideTo(index: number, reason: ChangeReason, direction?: Direction): void;
  step(direction: Direction, reason: ChangeReason): void;
  /** Reports that the user scrolled the track until this slide is the first in view. */
  handleScroll(start: number): void;
}

/** The members that scripts of the page use, and their connection to the rendered gallery. */
export interface GalleryApi {
  readonly index: number;
  readonly inMotion: boolean;
  next(): void;
  previous(): void;
  show(index: number): void;
  attach(controller: SlideController | null): void;
}

export type Layout = LayoutBase & FocusRule;

interface LayoutBase {
  readonly name: Design;
  /** `none`: all slides are visible. `fade`: one slide replaces another. `scroll`: the track scrolls. */
  readonly motion: 'none' | 'fade' | 'scroll';
  /** Whether plain images have the same size as slides, so that few of many have to be rendered. */
  readonly hasEqualSlides?: true;
  /** Whether a click opens the lightbox by default (GAL-082, GAL-083). */
  readonly lightbox?: true;
  /** Default action of a click on a slide (GAL-093, GAL-099); none if missing. */
  readonly clickBehavior?: ClickBehavior;
  /** Default scroll duration in s; left to the browser if missing. */
  readonly speed?: number;
  /** Default position of captions; below the image if missing. */
  readonly captionPosition?: GalleryOptions['metaPosition'];
  /** Slides that are partly visible, and so reachable, on either side of those in view. */
  readonly peek?: number;
  /** Slides in view at a time. @param width of the gallery in px; null before it is measured */
  perView(options: GalleryOptions, width: number | null): number;
  /** Custom properties for the style sheets. */
  variables(options: GalleryOptions): Readonly<Record<string, string>>;
}

/** When the focused slide leaves, focus moves to the container, or stays while the predicate holds (GAL-111). */
type FocusRule =
  | { readonly container: 'track'; readonly predicate?: undefined }
  | { readonly container?: undefined; readonly predicate: () => boolean };

/** Automatic rotation, as the pause button controls it. */
export interface Rotation {
  /** Whether the gallery can rotate; a pause button is shown only then. */
  readonly isAvailable: boolean;
  /** The state of the pause button. */
  readonly isPlaying: boolean;
  toggle(): void;
}
