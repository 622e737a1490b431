// Reads the sections of the page that become panels, and what they replace.

export interface TabPanel {
  readonly panel: HTMLElement;
  readonly label: string;
  /** The heading that the tab replaces. */
  readonly heading: HTMLElement | null;
}

/** Not inside a panel, which may have tabs of its own. */
const OWN = ':not(:scope > section *, :scope :is([role=tabpanel], site-tabs) *)';

/** Direct sections, or the panels of a published site. */
export const readPanels = (host: HTMLElement): TabPanel[] =>
  [
    ...host.querySelectorAll<HTMLElement>(
      `:is(:scope, :scope > .site-tabs-menu) > section, [role=tabpanel]${OWN}`,
    ),
  ].map((panel, index) => {
    // The heading is only searched where it names the section, not deep in its text.
    const heading = panel.querySelector<HTMLElement>(
      ':is(:scope, :scope > header) > :is(h1, h2, h3, h4, h5, h6)',
    );
    const label = panel.ariaLabel?.trim() || heading?.textContent.trim() || `${index + 1}`;
    return { panel, label, heading };
  });

/** The tabs of a published site, or links to the panels, which the created tabs replace. */
export function findReplacedLists(host: HTMLElement, panels: readonly TabPanel[]): HTMLElement[] {
  // A link to “#” leads to the top of the page.
  const otherLink = `a:not(${panels.map(({ panel: { id } }) => `[href="#${CSS.escape(id || '-')}"]`).join()})`;
  const lists = host.querySelectorAll<HTMLElement>(`:scope > :is(ul, ol, nav), [role=tablist]${OWN}`);
  return [...lists].filter(
    (list) => list.role === 'tablist' || (list.querySelector('a') && !list.querySelector(otherLink)),
  );
}
