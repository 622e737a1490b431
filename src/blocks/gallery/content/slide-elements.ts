// The element that is laid out for each slide.
import type { Slide } from '../gallery.types';

const frames = new WeakMap<Slide, Element>();

/** Registers the frame of a slide in the shadow root; null unregisters it. */
export function setSlideFrame(slide: Slide, frame: Element | null): void {
  if (frame) frames.set(slide, frame);
  else frames.delete(slide);
}

/** The frame of a slide, or the slide itself if it has none; undefined for data slides that are not rendered. */
export const getSlideElement = (slide: Slide): Element | undefined =>
  frames.get(slide) ?? slide.element ?? undefined;
