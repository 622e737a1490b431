// What does the gallery write on the page's own nodes? Only attributes, and it takes them away again.
import { useLayoutEffect } from 'react';
import { adoptStyles } from '../../kit/styles';
import { loadImages } from './images';
import type { GalleryContent, Slide } from './slides';

/** How each slide presents itself. */
export interface Presence {
  readonly label: string;
  readonly current: boolean;
  readonly inert: boolean;
}

/**
 * Puts each child into its frame, and says on slides inside wrappers what the frames say of the others.
 * @param track takes the focus when the slide that has it leaves
 */
export function useLight(
  content: GalleryContent,
  track: HTMLElement | null,
  presence: (slide: Slide) => Presence | null,
) {
  const { children, slides, wrappers } = content;

  useLayoutEffect(() => {
    for (const { element, key } of children) {
      element.slot = key;
      element.setAttribute('data-site-slot', '');
    }
    for (const wrapper of wrappers) wrapper.setAttribute('data-site-wrapper', '');
    for (const { element } of slides) loadImages(element);
    return () => {
      for (const { element } of children) clear(element, ['slot', 'data-site-slot']);
      for (const wrapper of wrappers) clear(wrapper, ['data-site-wrapper']);
      for (const { element, direct } of slides) if (!direct) clear(element, WRITTEN);
    };
  }, [children, slides, wrappers]);

  useLayoutEffect(() => {
    for (const slide of slides) {
      const now = presence(slide);
      if (!slide.direct) present(slide.element, now);
      if (now?.inert && slide.element.contains(focusedBeside(slide.element)))
        track?.focus({ preventScroll: true });
    }
  });
}

/** Rules for the slides themselves, which the styles of a shadow root do not reach; also inside other shadow roots. */
export function useLightStyles(host: HTMLElement, styles: readonly string[]) {
  useLayoutEffect(() => adoptStyles(host, styles));
}

/** What has the focus in the tree of the element. (`:has(:focus)` on each of many slides is slow.) */
const focusedBeside = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;

const WRITTEN = ['data-site-slide', 'role', 'aria-roledescription', 'aria-label', 'inert'];

function present(element: Element, presence: Presence | null) {
  element.setAttribute('data-site-slide', presence?.current ? 'current' : '');
  element.toggleAttribute('inert', presence?.inert === true);
  // An image or a link has a role and a name of its own.
  if (element.matches('img, picture, a, li')) return;
  set(element, 'role', presence && 'group');
  set(element, 'aria-roledescription', presence && 'slide');
  set(element, 'aria-label', presence?.label ?? null);
}

function set(element: Element, name: string, value: string | null) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

const clear = (element: Element, names: readonly string[]) => {
  for (const name of names) element.removeAttribute(name);
};
