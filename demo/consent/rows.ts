// List rows of the consent page.

export interface Row {
  readonly name: string;
  readonly kind: string;
  readonly about: string;
  readonly isOptional: boolean;
}

export function addRow(list: HTMLUListElement, { name, kind, about, isOptional }: Row): void {
  const row = document.createElement('li');
  row.dataset.kind = isOptional ? 'optional' : 'necessary';
  row.append(
    textIn('code', name),
    ' ',
    textIn('span', isOptional ? 'optional' : 'necessary', 'chip'),
    textIn('small', about ? `${kind}: ${about}` : kind),
  );
  list.append(row);
}

/** `2 necessary, 1 optional` */
export function sum(list: HTMLUListElement): string {
  const count = (kind: string) => list.querySelectorAll(`[data-kind="${kind}"]`).length;
  return `${count('necessary')} necessary, ${count('optional')} optional`;
}

function textIn(tag: string, text: string, className = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  if (className) element.className = className;
  return element;
}
