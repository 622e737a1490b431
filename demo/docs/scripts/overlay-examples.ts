// Opens overlay examples by a button, because an overlay that is open on load would take the focus.

/** Connects the buttons that insert the content of a template into the page. */
export function connectOverlayExamples(root: ParentNode): void {
  for (const template of root.querySelectorAll<HTMLTemplateElement>('.stage > template')) {
    const shown = document.createElement('div');
    shown.className = 'shown';
    template.after(shown);
    template.parentElement
      ?.querySelector('[data-shows]')
      ?.addEventListener('click', () => shown.replaceChildren(template.content.cloneNode(true)));
  }
}
