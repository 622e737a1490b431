// What the element adds to the page's own nodes: the box of the widget, the status and the button for cookie settings.
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
  const create = <K extends keyof HTMLElementTagNameMap>(name: K, role = '') => {
    const node = document.createElement(name);
    if (role) node.setAttribute('role', role);
    return node;
  };
  const footer = create('div');
  const status = create('p', 'status');
  const settings = create('button');
  footer.dataset.siteOwn = 'status';
  settings.type = 'button';
  settings.hidden = true;
  settings.addEventListener('click', onSettings);
  footer.append(status, settings);
  let box: HTMLElement | undefined;
  const closeBox = () => box?.remove();
  return {
    attach: (host) => host.append(footer),
    openBox(label) {
      closeBox();
      box = create('div', 'group');
      box.dataset.siteOwn = 'widget';
      box.setAttribute('aria-label', label);
      // The box scrolls if the widget is higher.
      box.tabIndex = 0;
      const wrapper = create('div');
      box.append(wrapper);
      footer.before(box);
      return wrapper;
    },
    closeBox,
    setStatus(stage, text, labelSettings) {
      status.textContent = text;
      settings.textContent = labelSettings;
      settings.hidden = stage !== 'consent';
    },
    remove() {
      closeBox();
      footer.remove();
    },
  };
}
