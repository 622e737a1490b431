// What an element adds below the page's own nodes while it shows content of another site: the status, a button of the
// element, and the button for cookie settings.

export interface FacadeFooter {
  readonly node: HTMLElement;
  /** Button of the element, hidden without a label. */
  readonly action: HTMLButtonElement;
  /** @param settings label of the button for cookie settings; empty hides it */
  update(status: string, settings: string, action?: string): void;
}

/** @param onSettings the visitor has pressed the button for cookie settings */
export function createFacadeFooter(document: Document, onSettings: () => void): FacadeFooter {
  const node = document.createElement('div');
  const status = document.createElement('p');
  const action = createButton(document);
  const settings = createButton(document);
  node.dataset.siteOwn = 'status';
  status.setAttribute('role', 'status');
  settings.addEventListener('click', onSettings);
  node.append(status, action, settings);
  return {
    node,
    action,
    update(text, labelSettings, labelAction = '') {
      // The same text again would be announced again.
      if (status.textContent !== text) status.textContent = text;
      setLabel(settings, labelSettings);
      setLabel(action, labelAction);
    },
  };
}

function createButton(document: Document): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.hidden = true;
  return button;
}

function setLabel(button: HTMLButtonElement, label: string): void {
  if (button.textContent !== label) button.textContent = label;
  button.hidden = !label;
}
