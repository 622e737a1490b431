// Captured pages of published sites, which only exist beside the project, and the element for each of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** One block of a published page. */
export interface CapturedBlock {
  readonly file: string;
  /** Start tag of its element, without brackets. */
  readonly tag: string;
  /** Markup as published. */
  readonly html: string;
}

const FOLDER = resolve(import.meta.dirname, '../../../shared/fixtures/real');

/** Elements by file name; the first matching pattern applies. */
const TAGS: readonly [RegExp, string][] = [
  [/^(gallery|instagram)-/, 'site-gallery'],
  [/^image-/, 'site-image'],
  [/^video-/, 'site-video'],
  [/^marquee-/, 'site-marquee'],
  [/^map-/, 'site-map'],
  [/^form-/, 'site-form'],
  [/^newsletter-/, 'site-newsletter list-id="journal"'],
  [/^cart-/, 'site-cart-indicator'],
  [/^product-/, 'site-product'],
  [/^audio-/, 'site-audio'],
  [/^code-block-/, 'site-code'],
  [/^markdown-/, 'site-markdown'],
  [/^quote-/, 'site-quote'],
  [/^social-links-/, 'site-social-links'],
  [/^share-/, 'site-share-buttons'],
  [/^comments-/, 'site-comments'],
  [/^embed-/, 'site-embed'],
  [/^button-/, 'site-button'],
  [/^spacer-/, 'site-spacer'],
  [/^horizontalrule-/, 'site-horizontal-rule'],
  [/^menu-/, 'site-tabs'],
  [/^accordion-/, 'site-accordion'],
  [/^text-highlight-/, 'site-text-highlight'],
  [/^popup-/, 'site-popup id="popup"'],
  [/^announcement-/, 'site-announcement-bar'],
  [/^summary-|^user-items-list-/, 'site-summary'],
  [/^archive-/, 'site-archive'],
  [/^calendar-/, 'site-calendar'],
];

const listFiles = (suffix: string): string[] =>
  existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .filter((file) => file.endsWith(suffix))
        .sort()
    : [];
const readText = (file: string): string => readFileSync(resolve(FOLDER, file), 'utf8');

/** All captured blocks, sorted by file name; empty if they do not exist. */
export const capturedBlocks: readonly CapturedBlock[] = listFiles('.html').map((file) => {
  const [, tag] = TAGS.find(([pattern]) => pattern.test(file)) ?? [];
  if (!tag) throw new Error(`${file} has no element: add it to the list.`);
  return { file, tag, html: readText(file) };
});

/** The captured blocks whose file name matches. */
export const findCaptured = (name: RegExp): CapturedBlock[] =>
  capturedBlocks.filter(({ file }) => name.test(file));

/** The captured settings whose file name matches, as JSON texts. */
export const findCapturedSettings = (name: RegExp): { readonly file: string; readonly json: string }[] =>
  listFiles('.json')
    .filter((file) => name.test(file))
    .map((file) => ({ file, json: readText(file) }));
