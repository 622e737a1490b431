// Links of the markup of site builders, which are in the JSON or in the drawn copy.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/site-marquee';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { settle, waitUntil } from '../../kit/testing/wait';
import { marqueeBlock } from './testing/published-markup';

type Marquee = HTMLElementTagNameMap['site-marquee'];

async function render(markup: string): Promise<Marquee> {
  const box = await fixture<HTMLElement>(html`<div style="width: 600px"></div>`);
  box.setHTMLUnsafe(`<site-marquee>${markup}</site-marquee>`);
  const element = box.querySelector('site-marquee')!;
  await settle(element);
  await waitUntil(() => element.shadowRoot!.querySelector('.slice a'), 'no copies');
  return element;
}

const getItems = (element: Marquee) =>
  [...element.querySelectorAll('.Marquee-item')].map((item) => [
    item.textContent,
    item.querySelector('a')?.getAttribute('href')?.replace(location.origin, '') ?? null,
  ]);
const getCopies = (element: Marquee) =>
  [...element.shadowRoot!.querySelectorAll('.slice a')]
    .slice(0, 2)
    .map((copy) => copy.getAttribute('href')?.replace(location.origin, '') ?? null);

describe('links in the markup of a site builder in <site-marquee>', () => {
  beforeEach(() => resetWarnings());

  it('are kept for all items (linkTo)', async () => {
    const element = await render(
      marqueeBlock({ items: [{ text: 'Fresh' }, { text: 'Bread' }], linkTo: '/shop' }),
    );
    expect(getItems(element)).to.deep.equal([
      ['Fresh', '/shop'],
      ['Bread', '/shop'],
    ]);
    await waitUntil(() => getCopies(element).join() === '/shop,/shop', 'the copies are not linked');
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(element.querySelector('.Marquee-item a'));
    await expect(element).to.be.accessible();
  });

  it('are kept for single items, in JSON or in the rendered SVG', async () => {
    const element = await render(
      marqueeBlock({
        items: [
          { text: 'Fresh', link: { url: '/bread' } },
          { text: 'Open' },
          { text: 'Unsafe', href: 'javascript:alert(1)' },
        ],
        svg: '<a xlink:href="/hours"><text>Open</text></a>',
      }),
    );
    expect(getItems(element)).to.deep.equal([
      ['Fresh', '/bread'],
      ['Open', '/hours'],
      ['Unsafe', null],
    ]);
  });

  it('belong to the items in their order, whose texts may be alike or encoded', async () => {
    const block = marqueeBlock({
      items: [
        { text: 'More', link: '/bread' },
        { text: 'More', link: '/hours' },
        { text: 'A & B', link: '/shop' },
      ],
    });
    const element = await render(block.replace('"A & B"', '"A &amp; B"'));
    expect(getItems(element)).to.deep.equal([
      ['More', '/bread'],
      ['More', '/hours'],
      ['A & B', '/shop'],
    ]);
  });

  it('are read from a link over the rendered SVG', async () => {
    const element = await render(
      marqueeBlock({
        items: [{ text: 'Fresh' }],
        svg: '<a class="Marquee-hitbox" href="/shop" aria-labelledby="label"></a>',
      }),
    );
    expect(getItems(element)).to.deep.equal([['Fresh', '/shop']]);
  });

  it('are rendered for items that a script sets', async () => {
    const element = await render('Placeholder');
    element.replaceChildren();
    element.marqueeItems = ['Fresh', { text: 'Bread', href: '/shop' }];
    await settle(element);
    const items = [...element.shadowRoot!.querySelectorAll('.text > *:not(slot)')];
    expect(items.map((item) => [item.localName, item.textContent])).to.deep.equal([
      ['span', 'Fresh'],
      ['a', 'Bread'],
    ]);
  });

  it('are removed with the element, and the text of the page remains', async () => {
    const element = await render(marqueeBlock({ items: [{ text: 'Fresh' }], linkTo: '/shop' }));
    const text = element.querySelector('.Marquee-item a')!.firstChild;
    element.remove();
    await settle();
    expect(element.querySelector('.Marquee-item')!.firstChild).to.equal(text);
  });

  it('reports options that cannot be read', async () => {
    const warnings = await captureConsole(() =>
      render(
        '<div class="Marquee"><script class="Marquee-props" type="application/json">{</script><p>Fresh</p></div>',
      ),
    );
    expect(warnings.length).to.equal(1);
    expect(warnings[0]).to.match(/^site-marquee: the JSON in \.Marquee-props is not valid JSON/);
  });
});
