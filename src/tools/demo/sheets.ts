// Style sheets of the elements on a page, of those that are not in the sheet of all pages.
import { sheets } from '../../../elements/sheets.mjs';

const OTHERS = new Set(sheets['site-elements-extended']);

/** Whether an element has a style sheet that its pages link. */
export const hasOwnSheet = (tag: string): boolean => OTHERS.has(tag);

export const sheetLink = (tag: string): string => `<link rel="stylesheet" href="/site-elements/${tag}.css">`;

/** Links them in place of `<!-- sheets -->`. */
export function linkSheets(html: string): string {
  const tags = [...new Set(html.match(/(?<=<)site-[a-z-]+/g))].filter(hasOwnSheet).sort();
  return html.replace('<!-- sheets -->', tags.map(sheetLink).join('\n'));
}
