// Finds the settings of a chart block of a published site.

/** JSON settings for a chart without a table, from a child or the block. */
export const findSettings = (host: HTMLElement): string | null | undefined =>
  host.querySelector(':scope > script[type="application/json"]')?.textContent ||
  host.querySelector('[data-block-json]')?.getAttribute('data-block-json');
