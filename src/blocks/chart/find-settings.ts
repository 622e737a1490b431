// Finds the settings of a chart block of a published site.

/** As JSON, for a chart without a table: of a child, or of the block. */
export const findSettings = (host: HTMLElement): string | null | undefined =>
  host.querySelector(':scope > script[type="application/json"]')?.textContent ||
  host.querySelector('[data-block-json]')?.getAttribute('data-block-json');
