// The box of the widget, which scrolls if the widget is higher.

/** @returns the box, and the element that the widget is rendered into */
export function createWidgetBox(
  document: Document,
  label: string,
): { box: HTMLElement; wrapper: HTMLElement } {
  const box = document.createElement('div');
  box.setAttribute('role', 'group');
  box.dataset.siteOwn = 'widget';
  box.setAttribute('aria-label', label);
  box.tabIndex = 0;
  const wrapper = document.createElement('div');
  box.append(wrapper);
  return { box, wrapper };
}
