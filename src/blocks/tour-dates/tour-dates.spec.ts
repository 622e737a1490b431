import '../../../elements/site-tour-dates';
import { expect, fixture, html } from '@open-wc/testing';
import { getStyleSheet } from '../../kit/element/styles';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import extended from './tour-dates.extended.css?inline';

// The clock of the fake page shows 15 January 2026, 12:00 UTC.
const LIST = `<ul>
  <li><time datetime="2026-01-10">10 January</time> <span>Bergen</span> <a href="https://tickets.example/1">Tickets</a></li>
  <li><time datetime="2026-01-14">14</time>–<time datetime="2026-01-16">16 January</time> <span>Oslo</span> <a href="https://tickets.example/2">Tickets</a></li>
  <li><time datetime="2026-02-05T20:00Z">5 February</time> <span>Malmö</span> <a href="https://tickets.example/3">Tickets</a></li>
  <li><span>Date to be announced</span></li>
</ul>`;

let provided: Provided;

async function create(content = LIST, attributes = '') {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(`<site-tour-dates ${attributes}>${content}</site-tour-dates>`);
  const element = box.querySelector('site-tour-dates')!;
  await settle(element);
  return element;
}

const getRows = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>('li, tr')]
    .filter((row) => row.checkVisibility())
    .map((row) =>
      [...row.childNodes]
        .filter((node) => !(node instanceof Element) || node.checkVisibility())
        .map((node) => ((node as Element).querySelector?.('a[hidden]') ? '' : node.textContent))
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );

describe('<site-tour-dates>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(extended)];
  });
  beforeEach(() => {
    provided = provideServices({ url: location.href });
  });
  afterEach(() => provided.stop());

  it('marks past dates in words, and removes their ticket links [BLK-005]', async () => {
    const element = await create();
    expect(getRows(element)).to.deep.equal([
      '10 January Bergen Past',
      '14 – 16 January Oslo Tickets',
      '5 February Malmö Tickets',
      'Date to be announced',
    ]);
    await expect(element).to.be.accessible();
  });

  it('does not change the height of rows when it loads', async () => {
    const element = await create();
    const heights = [...element.querySelectorAll('li')].map((row) => row.getBoundingClientRect().height);
    for (const row of element.querySelectorAll('li')) row.removeAttribute('data-past');
    element.querySelector('[data-site-own]')!.remove();
    for (const link of element.querySelectorAll('a')) link.hidden = false;
    expect(
      [...element.querySelectorAll('li')].map((row) => row.getBoundingClientRect().height),
    ).to.deep.equal(heights);
  });

  it('hides past dates on request, and shows a message if none is left', async () => {
    const element = await create(LIST, 'past="hide"');
    expect(getRows(element)).to.have.length(3);
    const none = await create(
      '<ul><li><time datetime="2020-01-01">2020</time> Bergen</li></ul>',
      'past="hide"',
    );
    expect(none.lastElementChild!.textContent).to.equal('No dates are planned.');
    expect(getRows(none)).to.have.length(0);
    none.past = 'mark';
    await settle(none);
    expect(getRows(none)).to.deep.equal(['2020 Bergen Past']);
    await expect(none).to.be.accessible();
  });

  it('reads a table, and dates that are added', async () => {
    const element = await create(
      '<table><tr><th>Date</th><th>Place</th></tr><tr><td><time datetime="2026-01-01">1 Jan</time></td><td>Bergen</td></tr></table>',
    );
    expect(getRows(element)[1]).to.equal('1 Jan Bergen Past');
    element.querySelector('time')!.setAttribute('datetime', '2026-03-01');
    await waitUntil(() => getRows(element)[1] === '1 Jan Bergen');
  });

  it('requests nothing', async () => {
    await create('', 'data-artist="Ada"');
    await provided.page.advance(10_000);
    expect(provided.page.requests).to.have.length(0);
  });
});
