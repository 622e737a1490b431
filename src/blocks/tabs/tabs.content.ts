// Reads the sections of the page that become panels, and what they replace.

export interface TabPanel {
  readonly panel: HTMLElement;
  readonly label: string;
  /** The heading that the tab replaces. */
  readonly heading: HTMLElement | undefined;
}

/** Direct sections, or the panels of a published site. */
export function readPanels(host: HTMLElement): TabPanel[] {
  const panels = [
    ...host.querySelectorAll<HTMLElement>(
      ':scope > section, :scope > .site-tabs-menu > section, [role="tabpanel"]',
    ),
  ];
  return panels
    .filter((panel) => panel.closest(host.localName) === host)
    .map((panel, index) => describePanel(panel, index));
}

function describePanel(panel: HTMLElement, index: number): TabPanel {
  // The heading is only searched where it names the section, not deep in its text.
  const heading =
    panel.querySelector<HTMLElement>(
      ':scope > :is(h1, h2, h3, h4, h5, h6), :scope > header > :is(h1, h2, h3, h4, h5, h6)',
    ) ?? undefined;
  const label = panel.getAttribute('aria-label')?.trim() || heading?.textContent.trim() || String(index + 1);
  return { panel, label, heading };
}

/** The tabs of a published site, or links to the panels, which the created tabs replace. */
export function findReplaced(host: HTMLElement, panels: readonly TabPanel[]): HTMLElement[] {
  const lists = [
    ...host.querySelectorAll<HTMLElement>(':scope > :is(ul, ol, nav), [role="tablist"]:not([data-site-own])'),
  ];
  return lists.filter((list) => list.getAttribute('role') === 'tablist' || isLinkList(list, panels));
}

function isLinkList(list: HTMLElement, panels: readonly TabPanel[]): boolean {
  const links = [...list.querySelectorAll('a')];
  const ids = panels.map(({ panel }) => `#${panel.id}`);
  return links.length > 0 && links.every((link) => ids.includes(link.getAttribute('href') ?? ''));
}

/** The menu in plain text. */
export const findMenuText = (host: HTMLElement): HTMLElement | null =>
  host.querySelector<HTMLElement>(':scope > pre');
