// The box of the widget, which scrolls if the widget is higher.

/** @returns the box, and the element that the widget is rendered into */
export function createWidgetBox(label: string): { box: HTMLElement; wrapper: HTMLElement } {
  const box = document.createElement('div');
  Object.assign(box, { role: 'group', ariaLabel: label, tabIndex: 0 });
  box.dataset.siteOwn = 'widget';
  const wrapper = document.createElement('div');
  box.append(wrapper);
  return { box, wrapper };
}
