// Style sheets of the elements on a page that are not part of the sheet for all pages.
import { sheets } from '../../../elements/sheets.mjs';

const OTHERS = new Set(sheets['site-elements-extended']);

/** Whether an element has a style sheet that its pages must link. */
export const hasOwnSheet = (tag: string): boolean => OTHERS.has(tag);

export const sheetLink = (tag: string): string => `<link rel="stylesheet" href="/site-elements/${tag}.css">`;

const PLACE = '<!-- sheets -->';

/** Replaces `<!-- sheets -->` with links. */
export function linkSheets(html: string): string {
  const tags = [...new Set(html.match(/(?<=<)site-[a-z-]+/g))].filter(hasOwnSheet).sort();
  return html.replace(PLACE, tags.map(sheetLink).join('\n'));
}

/** Links one style sheet with all of them, in a template for pages with different elements. */
export const linkAllSheets = (template: string): string =>
  template.replace(PLACE, sheetLink('site-elements-extended'));
