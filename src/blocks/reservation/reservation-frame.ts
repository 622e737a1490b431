// What the element adds to the page's own nodes: the box of the widget, the status and the button for cookie settings.
import { createFacadeFooter } from '../../kit/facade/facade-footer';
import type { Stage } from './reservation.types';

export interface Frame {
  /** Adds the nodes, or moves them to the end. */
  attach(host: HTMLElement): void;
  /** A new, empty box before the status. @returns what the widget is rendered into */
  openBox(label: string): HTMLElement;
  /** Removes the widget. */
  closeBox(): void;
  setStatus(stage: Stage, text: string, labelSettings: string): void;
  remove(): void;
}

/** @param onSettings the visitor has pressed the button for cookie settings */
export function createFrame(document: Document, onSettings: () => void): Frame {
  const footer = createFacadeFooter(document, onSettings);
  let box: HTMLElement | undefined;
  const closeBox = () => box?.remove();
  return {
    attach: (host) => host.append(footer.node),
    openBox(label) {
      closeBox();
      box = document.createElement('div');
      box.setAttribute('role', 'group');
      box.dataset.siteOwn = 'widget';
      box.setAttribute('aria-label', label);
      // The box scrolls if the widget is higher.
      box.tabIndex = 0;
      const wrapper = document.createElement('div');
      box.append(wrapper);
      footer.node.before(box);
      return wrapper;
    },
    closeBox,
    setStatus: (stage, text, labelSettings) => footer.update(text, stage === 'consent' ? labelSettings : ''),
    remove() {
      closeBox();
      footer.node.remove();
    },
  };
}
