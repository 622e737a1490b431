// The documented types of blocks, by name and by number, as recognized by `site-elements wrap`.
import { describe, expect, it } from 'vitest';
import { BlockType, blockTypeNames, blockTypeNumbers, EditorBlockType } from '../../core/enums/block-types';
import { SlideType } from '../../core/enums/page-types';
import { wrap } from './wrap.mjs';

/** Sufficient content for every block: links, pictures, a form, a table, a player, dates and JSON. */
const CONTENT = `<h2>Title</h2><p>Text <a href="/a">A</a> <time datetime="2026-11-27">today</time></p>
  <img src="a.jpg" alt="A"><article><iframe src="https://a.example"></iframe></article>
  <form><input name="a"><button aria-expanded="false" aria-controls="b">B</button></form>
  <div role="tabpanel" data-url="a.mp3"></div><pre>a</pre><table><tr><td>1</td></tr></table>
  <script class="Marquee-props" type="application/json">{"marqueeItems":[{"text":"A"}]}</script>`;

const SETTINGS = 'data-block-json="{&quot;mapLat&quot;:1}"';

const create = (attributes: string) => `<div ${attributes} ${SETTINGS}>${CONTENT}</div>`;

/** The start tag around the outermost block, or the reason why there is none. */
function read(attributes: string): string {
  const { html, report } = wrap(`<p>Before</p>${create(attributes)}`);
  const outer = /<(site-[^>]*)>(?=<div)/.exec(html)?.[1];
  return outer ?? report.left[0]?.reason ?? 'nothing';
}

const byName = (name: string, joint: string) => `class="sqs-block ${name.replaceAll(/[ /]/g, joint)}-block"`;

/** In the documented order. */
const EXPECTED = {
  navigation: 'site-navigation',
  // Text needs no element.
  html: 'nothing',
  logo: 'site-logo',
  map: 'site-map',
  image: 'site-image',
  twitter: 'site-embed',
  journal: 'site-posts layout="journal"',
  gallery: 'site-gallery',
  form: 'site-form',
  geo: 'site-geo',
  index: 'site-page-links kind="index"',
  'collection link': 'site-page-links kind="collection"',
  link: 'site-link',
  'tag cloud': 'site-tag-cloud',
  comments: 'site-comments',
  folder: 'site-page-links kind="folder"',
  menu: 'site-tabs',
  'social links': 'site-social-links',
  summary: 'site-summary',
  spacer: 'site-spacer',
  embed: 'site-embed',
  code: 'site-code',
  foursquare: 'site-embed',
  instagram: 'site-gallery',
  calendar: 'site-calendar',
  'posts by author': 'site-posts by="author"',
  'posts by tag': 'site-posts by="tag"',
  'posts by category': 'site-posts by="category"',
  'posts by month': 'site-posts by="month"',
  quote: 'site-quote',
  video: 'site-video',
  search: 'site-search',
  audio: 'site-audio',
  product: 'site-product',
  markdown: 'site-markdown',
  amazon: 'site-embed',
  'horizontal rule': 'site-horizontal-rule',
  rss: 'site-page-links kind="rss"',
  opentable: 'site-reservation',
  newsletter: 'site-newsletter',
  donation: 'site-donation',
  button: 'site-button',
  'summary v2': 'site-summary',
  soundcloud: 'site-embed',
  'email footer': 'site-email-footer',
  'tour dates': 'site-tour-dates',
  album: 'site-audio',
  archive: 'site-archive',
  chart: 'site-chart',
  'opentable v2': 'site-reservation',
  'member area': 'site-member-area',
  tock: 'site-reservation',
  accordion: 'site-accordion',
  marquee: 'site-marquee',
  shape: 'site-shape',
};

describe('blocks', () => {
  it('of every documented type are wrapped in their element, by name [ENM-005]', () => {
    expect(blockTypeNames).toEqual(Object.keys(EXPECTED));
    for (const joint of ['-', ''])
      expect(blockTypeNames.map((name) => read(byName(name, joint)))).toEqual(
        blockTypeNames.map((name) =>
          joint === '' && name.endsWith(' v2') ? 'there is no element for it' : EXPECTED[name],
        ),
      );
  });

  it('are wrapped by each documented number, and by numbers that follow from their order [ENM-004] [ENM-005]', () => {
    const names = Object.entries(BlockType).map(([key, number]): [number, string] => [
      number,
      key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace('open table', 'opentable'),
    ]);
    // Without gaps: 1 to 8, 16 to 32.
    const inOrder = blockTypeNames.flatMap((name, index): [number, string][] => {
      if (index < 8) return [[index + 1, name]];
      return index >= 14 && index <= 30 ? [[index + 2, name]] : [];
    });
    for (const [number, name] of [...names, ...inOrder])
      expect(read(`class="sqs-block" data-block-type="${number}"`), `${number} ${name}`).toBe(
        EXPECTED[name as keyof typeof EXPECTED],
      );
    for (const number of [blockTypeNumbers.first - 1, blockTypeNumbers.last + 1])
      expect(read(`class="sqs-block" data-block-type="${number}"`)).toBe('there is no element for it');
  });
});

const TEXT = 'its text and links stay as they are';
const LOCK = 'the original site checks the password';

const SLICES: Readonly<Record<keyof typeof EditorBlockType, string>> = {
  heading: TEXT,
  subHeading: TEXT,
  body: TEXT,
  image: 'site-image',
  gallery: 'site-gallery',
  video: 'site-video',
  socialIcons: 'site-social-links',
  buttons: TEXT,
  navigation: 'site-navigation',
  customForm: 'site-form',
  newsletter: 'site-newsletter',
  album: 'site-audio',
  map: 'site-map',
  logo: 'site-logo',
  action: TEXT,
  form: 'site-form',
  lock: LOCK,
  password: LOCK,
  twitter: 'site-embed',
  popupOverlayAction: TEXT,
  tempLockInject: LOCK,
};

it.each(Object.entries(EditorBlockType) as [keyof typeof EditorBlockType, number][])(
  'the part %s of cover pages and popups is wrapped by name and number, or left with a reason [ENM-006]',
  (key, number) => {
    const name = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    for (const type of [name, number])
      expect(read(`class="sqs-slice" data-slice-type="${type}"`), `${type}`).toBe(SLICES[key]);
    expect(wrap(`<div class="sqs-slice" data-slice-type="21"></div>`).report).toMatchObject({
      wrapped: [],
      left: [],
    });
  },
);

it('wraps a popup and the parts of popups, cover pages and lock screens, and leaves the latter two with a reason [CTX-010]', () => {
  const types = Object.entries(SlideType).map(([key, number]) => [
    key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    number,
  ]);
  const list = (type: string | number) => {
    const slice = `<div class="sqs-slice" data-slice-type="gallery"><img src="a.jpg" alt="A"></div>`;
    const { wrapped, left } = wrap(`<div data-slide-type="${type}"><h2>Title</h2>${slice}</div>`).report;
    return [wrapped.map(({ tag }) => tag), left.map(({ kind, reason }) => `${kind}: ${reason}`)];
  };
  for (const index of [0, 1])
    expect(types.map((names) => list(names[index]!))).toEqual([
      [['site-gallery'], [`cover-page: ${TEXT}`]],
      [['site-gallery'], [`lock-screen: ${LOCK}`]],
      [['site-popup', 'site-gallery'], []],
    ]);
  expect(list(4)).toEqual([['site-gallery'], []]);
});
