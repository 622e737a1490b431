// Gaps before the script: read exactly, or not at all.
import { expect, fixture, html } from '@open-wc/testing';
import styles from '../gallery.base.css?inline';

const HAS_TYPED_ATTR = CSS.supports('aspect-ratio: attr(x type(<number>))');

/** Values as the element reads them. */
const READABLE: Readonly<Record<string, string>> = {
  '0': '0px',
  '0px': '0px',
  '7': '7px',
  '10': '10px',
  '18px': '18px',
  '36': '36px',
  '80': '80px',
  '99': '99px',
  '5%': '5%',
  '12%': '12%',
  '0.5': '0.5px',
  '2.5': '2.5px',
  '9.5px': '9.5px',
  '1.5%': '1.5%',
};

/** Values that only typed attr() can read. */
const UNCOMMON = ['12.5', '17.5', '100', '120', '150', '180', '200'];

const UNREADABLE = ['', 'wide', 'px', '%', '5em', '12.5px', '10.5%', '150px'];

/** Renders an undefined element on a separate page. @returns its gap */
async function gapBefore(attributes: string): Promise<string> {
  const frame = await fixture<HTMLIFrameElement>(html`<iframe title="Page" width="1000"></iframe>`);
  const page = frame.contentDocument!;
  const sheet = page.createElement('style');
  sheet.textContent = styles;
  page.head.append(sheet);
  page.body.setHTMLUnsafe(`<site-gallery ${attributes}><img alt=""><img alt=""></site-gallery>`);
  const { columnGap } = frame.contentWindow!.getComputedStyle(page.querySelector('site-gallery')!);
  // Of a percentage, at most the width of the window.
  return /^min\((.*), .*\)$/.exec(columnGap)?.[1] ?? columnGap;
}

for (const [attribute, design] of [
  ['padding', 'grid'],
  ['gutter', 'autogrid'],
] as const) {
  const gapOf = (value: string) => gapBefore(`design="${design}" ${attribute}="${value}"`);

  for (const [value, gap] of Object.entries(READABLE))
    it(`reads ${attribute}="${value}" before the script`, async () => {
      expect(await gapOf(value)).to.equal(gap);
    });

  for (const value of UNCOMMON)
    it(`reads ${attribute}="${value}" before the script, or uses the default`, async () => {
      expect(await gapOf(value)).to.equal(
        HAS_TYPED_ATTR ? `${value}px` : await gapBefore(`design="${design}"`),
      );
    });

  for (const value of UNREADABLE)
    it(`uses the default for ${attribute}="${value}" before the script`, async () => {
      expect(await gapOf(value)).to.equal(await gapBefore(`design="${design}"`));
    });
}
