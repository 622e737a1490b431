// Highlights an element: scrolls to it and draws a frame around it.
import { h } from './dom';

export interface Highlight {
  readonly node: HTMLElement;
  show(element: Element): void;
  hide(): void;
}

export function createHighlight(): Highlight {
  const node = h('div', { class: 'highlight', hidden: true });
  let target: Element | undefined;

  function place() {
    node.hidden = !target?.isConnected;
    const { left = 0, top = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
    Object.assign(node.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  }

  function hide() {
    target = undefined;
    node.hidden = true;
    removeEventListener('scroll', place, true);
    removeEventListener('resize', place);
  }

  return {
    node,
    hide,
    show(element) {
      target = element;
      element.scrollIntoView({ block: 'center' });
      addEventListener('scroll', place, { capture: true, passive: true });
      addEventListener('resize', place);
      place();
    },
  };
}

/** A button that shows an element. */
export const showButton = ({ show }: Highlight, element: Element, label: string): HTMLElement =>
  h('button', { type: 'button', class: 'show', click: () => show(element) }, label);

/** The tag of an element with its id. */
export const nameOf = (element: Element): string =>
  `<${element.localName}${element.id ? ` id="${element.id}"` : ''}>`;
