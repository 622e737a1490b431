// How is an example shown that lies over the page? By its button, as often as it is pressed: opened at once it would
// take the focus from whoever reads.

/** Lets the buttons of examples put what their template holds into the page. */
export function startShowing(root: ParentNode): void {
  for (const template of root.querySelectorAll<HTMLTemplateElement>('.stage > template')) {
    const shown = document.createElement('div');
    shown.className = 'shown';
    template.after(shown);
    template.parentElement
      ?.querySelector('[data-shows]')
      ?.addEventListener('click', () => shown.replaceChildren(template.content.cloneNode(true)));
  }
}
