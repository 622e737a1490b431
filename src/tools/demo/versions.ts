// Versions of the documentation: the menu in the header, the list at a fixed address, and a copy of the site below
// `/versions/<version>/`, which remains when the next version replaces the site.
import { readFileSync } from 'node:fs';
import { escapeHtml } from './html';
import type { Link } from './navigation';
import { VERSION } from './version';

/** Earlier releases, newest first. `npm run release` adds to them. */
export const EARLIER: readonly string[] = JSON.parse(readFileSync('demo/versions.json', 'utf8'));

const pathOf = (version: string): string => `/versions/${version}/`;

/** The list at `/versions.json`, for scripts and other sites. */
export const toVersionList = (version: string, earlier: readonly string[]): string =>
  `${JSON.stringify(
    {
      versions: [{ version, path: '/' }, ...earlier.map((one) => ({ version: one, path: pathOf(one) }))],
    },
    null,
    2,
  )}\n`;

/** The version, with links to others if there are any. Works without script. */
export function versionMenu(version = VERSION, earlier = EARLIER): string {
  return menu(
    version,
    earlier.map((one) => ({ href: pathOf(one), text: one })),
  );
}

function menu(version: string, links: readonly Link[]): string {
  if (links.length === 0) return `<span class="version">${escapeHtml(version)}</span>`;
  const items = links.map(({ href, text }) => `<li><a href="${href}">${escapeHtml(text)}</a></li>`);
  return `<details class="version"><summary><span class="spoken">Version</span> ${escapeHtml(version)}</summary><ul>${items.join('')}</ul></details>`;
}

const MENU = /<(span|details) class="version">[\s\S]*?<\/\1>(?=\s*<nav)/;

/**
 * The text of a page, script or style sheet for the copy: addresses lead into the copy, and the menu to the latest
 * version.
 * @param folders of the site, for example `assets`, `elements`
 */
export function toArchived(
  text: string,
  version: string,
  folders: readonly string[],
  earlier = EARLIER,
): string {
  const names = folders.join('|');
  const address = new RegExp(`(?<=["'\`(=,]\\s?)/(?=(?:${names})/|"(?: |>))`, 'g');
  const links = [
    { href: '/', text: 'Latest version' },
    ...earlier.map((one) => ({ href: pathOf(one), text: one })),
  ];
  return text.replace(address, pathOf(version)).replace(MENU, () => menu(version, links));
}
