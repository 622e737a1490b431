// Footer that an element adds below the page's own nodes for content of another site: the status, the element's button, and
// the cookie settings button.

export interface FacadeFooter {
  readonly node: HTMLElement;
  /** The element's button, hidden if it has no label. */
  readonly action: HTMLButtonElement;
  /** @param settings label of the cookie settings button; hidden if empty */
  update(status: string, settings: string, action?: string): void;
}

/** @param onSettings called when the visitor presses the cookie settings button */
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
      // Setting the same text would announce it again.
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
