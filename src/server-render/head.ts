// Adds style sheets of the page's tags, preloads of scripts above the fold and messages of its language to the head.
import { registry } from '../../elements/registry';
import type { Insertion } from './host/patch';
import type { Tree } from './host/tree';
import type { Element } from './html/elements.mjs';
import { escapeHtml, findHeadPlace, hasLoader, listSheets, toFolder } from './html/head.mjs';
import type { RenderOptions } from './options';
import { preloads } from './preloads';

/** @param tags tags on the page; null if they are not known */
export function addHead(
  html: string,
  elements: readonly Element[],
  tree: Tree,
  tags: ReadonlySet<string> | null,
  { base = '/site-elements/', nonce = '' }: RenderOptions,
): Insertion[] {
  if (tags?.size === 0) return [];
  const at = findHeadPlace(html, elements);
  if (at === -1) return [];
  const lines = listSheets(elements, base, tags);
  const known = new Set(elements.map(({ attributes }) => attributes.get('href')));
  const scripts = hasLoader(elements) ? listScripts(elements, tree) : [];
  for (const file of scripts) {
    const address = `${toFolder(base)}${file}`;
    if (!known.has(address)) lines.push(preload(address, nonce));
  }
  return lines.length > 0 ? [{ at, text: lines.join('') }] : [];
}

const preload = (address: string, nonce: string): string =>
  `<link rel="modulepreload" href="${escapeHtml(address)}"${nonce && ` nonce="${escapeHtml(nonce)}"`}>`;

/** The files that the loader fetches immediately, regardless of the visitor's actions. */
function listScripts(elements: readonly Element[], tree: Tree): readonly string[] {
  const tags = new Set<string>();
  for (const [index, { name }] of elements.entries())
    if (Object.hasOwn(preloads, name) && !tags.has(name) && isEager(tree, index)) tags.add(name);
  return [...new Set([...tags].flatMap((tag) => preloads[tag] ?? []))];
}

function isEager(tree: Tree, index: number): boolean {
  const element = tree.get(index);
  if (!element || element.closest('template')) return false;
  if (element.getAttribute('loading') === 'eager') return true;
  try {
    return registry[element.localName]?.strategy?.(element.asElement()) === 'eager';
  } catch {
    // The rule depends on the visit, for example on a cookie or the URL.
    return false;
  }
}

/** Sets `lang` on the root element. */
export function addLanguage(elements: readonly Element[], { lang }: RenderOptions): Insertion[] {
  const root = elements.find(({ name }) => name === 'html');
  if (!lang || !root || root.attributes.has('lang')) return [];
  return [{ at: root.attributesAt, text: ` lang="${escapeHtml(lang)}"` }];
}
