// What has a design to say? Each design is one file beside this one; its rules of style are in gallery.css.
import type { ContractValues } from '../../../kit/contract/contract';
import type { gallery } from '../gallery.contract';

export type GalleryOptions = ContractValues<typeof gallery>;

export type ClickBehavior = NonNullable<GalleryOptions['clickBehavior']>;

export type Layout = LayoutBase & FocusRule;

interface LayoutBase {
  readonly name: GalleryOptions['design'];
  /** How it goes from slide to slide: not at all (all are shown), one fades into the other, or a strip scrolls. */
  readonly motion: 'none' | 'fade' | 'scroll';
  /** Does a click open the lightbox unless the page says no (GAL-082, GAL-083)? */
  readonly lightbox?: true;
  /** What a click on a slide does unless the page says it (GAL-093, GAL-099); without it nothing. */
  readonly clickBehavior?: ClickBehavior;
  /** Time that its strip takes to scroll to a slide unless the page says it, in s; without it as the browser likes. */
  readonly speed?: number;
  /** Where captions stand unless the page says more; below without it. */
  readonly captionPosition?: GalleryOptions['metaPosition'];
  /** Slides on either side of those in view that are seen, too, and so can be reached. */
  readonly peek?: number;
  /** Slides in view at once. @param width of the gallery in px; null before it is measured */
  perView(options: GalleryOptions, width: number | null): number;
  /** Custom properties for the style sheets. */
  variables(options: GalleryOptions): Readonly<Record<string, string>>;
}

/**
 * Where the focus goes when its slide leaves: into the container; or it stays, as long as the predicate holds.
 * Exactly one of the two (GAL-111).
 */
type FocusRule =
  | { readonly container: 'track'; readonly predicate?: undefined }
  | { readonly container?: undefined; readonly predicate: () => boolean };

/** All slides stay in reach. */
export const allReachable = () => true;

/** What all designs say alike. @param auto the aspect ratio that `Auto` stands for; `initial` is the own one of each image */
export const getFrameVariables = (
  { imageAspectRatio, autoCrop }: GalleryOptions,
  { ratio = 'initial', gap }: { ratio?: string; gap: string },
) => ({
  '--_ratio': imageAspectRatio === 'Auto' ? ratio : String(imageAspectRatio),
  '--_fit': autoCrop ? 'cover' : 'contain',
  '--_gap': gap,
});
