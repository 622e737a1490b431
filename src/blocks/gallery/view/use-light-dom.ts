// Slots, attributes and captions that the gallery adds to the page's nodes to place them in its frames, and removes again.
import { useLayoutEffect, useRef } from 'react';
import { adoptStyles } from '../../../kit/element/styles';
import { applyFocalPoints } from '../content/images/slide-images';
import type { GalleryContent, Slide } from '../gallery.types';
import { removeSlideAttributes } from './use-slide-attributes';

const NO_CONTENT: GalleryContent = { children: [], slides: [], wrappers: [] };

/** Assigns each child to the slot of its frame. Only differences are written: slides may be appended in portions. */
export function useLightDom(content: GalleryContent) {
  const current = useRef(NO_CONTENT);
  useLayoutEffect(() => {
    updateContent(current.current, content);
    current.current = content;
  }, [content]);
  useLayoutEffect(
    () => () => {
      updateContent(current.current, NO_CONTENT);
      current.current = NO_CONTENT;
    },
    [],
  );
}

/** Styles of the slides, which the shadow root's style sheets do not reach; works inside other shadow roots, too. */
export function useLightDomStyles(host: HTMLElement, styles: readonly string[]) {
  useLayoutEffect(() => adoptStyles(host, styles));
}

/** Reflects the design for the light DOM styles, however it was set. */
export function useDesignAttribute(host: HTMLElement, design: string) {
  useLayoutEffect(() => {
    host.dataset.siteDesign = design;
    return () => {
      delete host.dataset.siteDesign;
    };
  }, [host, design]);
}

function updateContent(previous: GalleryContent, next: GalleryContent) {
  releaseNodes(previous, next);
  assignNodes(previous, next);
}

function assignNodes(previous: GalleryContent, { children, slides, wrappers }: GalleryContent) {
  for (const { element, key } of children) {
    if (element.slot === key) continue;
    element.slot = key;
    element.setAttribute('data-site-slot', '');
  }
  for (const wrapper of wrappers) wrapper.setAttribute('data-site-wrapper', '');
  const previousSlides = new Set(previous.slides);
  for (const slide of slides)
    if (slide.element && !previousSlides.has(slide)) {
      applyFocalPoints(slide.element);
      addCaption(slide);
    }
}

/** Copies the caption that follows the slide into the slide, where every design expects captions. */
function addCaption({ element, siblingCaption }: Slide) {
  if (!element || !siblingCaption) return;
  const caption = element.ownerDocument.createElement('figcaption');
  caption.dataset.siteOwn = '';
  caption.append(...siblingCaption.cloneNode(true).childNodes);
  for (const node of caption.querySelectorAll('[id]')) node.removeAttribute('id');
  element.append(caption);
  siblingCaption.setAttribute('data-site-copied', '');
}

function removeCaption({ element, siblingCaption }: Slide) {
  if (!siblingCaption) return;
  element?.querySelector('figcaption[data-site-own]')?.remove();
  siblingCaption.removeAttribute('data-site-copied');
}

function releaseNodes(previous: GalleryContent, next: GalleryContent) {
  const nextSlides = new Set(next.slides);
  for (const slide of previous.slides) if (!nextSlides.has(slide)) removeCaption(slide);
  const children = new Set(next.children.map(({ element }) => element));
  for (const { element } of previous.children)
    if (!children.has(element)) removeAttributes(element, ['slot', 'data-site-slot']);
  const wrappers = new Set(next.wrappers);
  for (const wrapper of previous.wrappers)
    if (!wrappers.has(wrapper)) removeAttributes(wrapper, ['data-site-wrapper']);
  const slides = new Set(next.slides.map(({ element }) => element));
  const framed = new Set(next.children.map(({ element, isListItem }) => !isListItem && element));
  // Slides that were removed, and slides that have a frame from now on.
  for (const { element } of previous.slides)
    if (element?.hasAttribute('data-site-slide') && (!slides.has(element) || framed.has(element)))
      removeSlideAttributes(element);
}

const removeAttributes = (element: Element, names: readonly string[]) => {
  for (const name of names) element.removeAttribute(name);
};
