// What does the gallery write on the page's own nodes so that they stand in its frames? It takes all of it away again.
import { useLayoutEffect, useRef } from 'react';
import { adoptStyles } from '../../../kit/element/styles';
import { focusImages } from '../content/images/slide-images';
import type { GalleryContent } from '../content/read-slides';
import { removeSlideAttributes } from './use-slide-attributes';

const NOTHING: GalleryContent = { children: [], slides: [], wrappers: [] };

/** Puts each child into its frame. Only what came or went is written: slides may arrive in thousands, a few at a time. */
export function useLightDom(content: GalleryContent) {
  const written = useRef(NOTHING);
  useLayoutEffect(() => {
    written.current = rewrite(written.current, content);
  }, [content]);
  useLayoutEffect(
    () => () => {
      written.current = rewrite(written.current, NOTHING);
    },
    [],
  );
}

/** Rules for the slides themselves, which the styles of a shadow root do not reach; also inside other shadow roots. */
export function useLightDomStyles(host: HTMLElement, styles: readonly string[]) {
  useLayoutEffect(() => adoptStyles(host, styles));
}

/** What is laid out inside slides (a figure of the list) depends on the design, wherever it was chosen. */
export function useDesignAttribute(host: HTMLElement, design: string) {
  useLayoutEffect(() => {
    host.dataset.siteDesign = design;
    return () => {
      delete host.dataset.siteDesign;
    };
  }, [host, design]);
}

function rewrite(before: GalleryContent, now: GalleryContent): GalleryContent {
  release(before, now);
  take(before, now);
  return now;
}

function take(before: GalleryContent, { children, slides, wrappers }: GalleryContent) {
  for (const { element, key } of children) {
    if (element.slot === key) continue;
    element.slot = key;
    element.setAttribute('data-site-slot', '');
  }
  for (const wrapper of wrappers) wrapper.setAttribute('data-site-wrapper', '');
  const known = new Set(before.slides);
  for (const slide of slides) if (slide.element && !known.has(slide)) focusImages(slide.element);
}

function release(before: GalleryContent, now: GalleryContent) {
  const children = new Set(now.children.map(({ element }) => element));
  for (const { element } of before.children)
    if (!children.has(element)) clear(element, ['slot', 'data-site-slot']);
  const wrappers = new Set(now.wrappers);
  for (const wrapper of before.wrappers) if (!wrappers.has(wrapper)) clear(wrapper, ['data-site-wrapper']);
  const slides = new Set(now.slides.map(({ element }) => element));
  // What goes, and what has a frame from now on.
  for (const { element } of before.slides)
    if (element?.hasAttribute('data-site-slide') && (!slides.has(element) || children.has(element)))
      removeSlideAttributes(element);
}

const clear = (element: Element, names: readonly string[]) => {
  for (const name of names) element.removeAttribute(name);
};
