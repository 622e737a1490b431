import { expect, fixture, html } from '@open-wc/testing';
import { getStyleSheet } from '../../kit/element/styles';
import extended from './spacer.extended.css?inline';

const getHeight = async (content: string, style = '') => {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(`<site-spacer style="${style}">${content}</site-spacer>`);
  return box.firstElementChild!.getBoundingClientRect().height;
};
const createBlock = (rows: number) =>
  `<div class="sqs-block spacer-block sqs-block-spacer sized vsize-${rows}" data-block-type="21"><div class="sqs-block-content">&nbsp;</div></div>`;

describe('<site-spacer>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(extended)];
  });

  it('is empty space of 3rem [BLK-031]', async () => {
    expect(await getHeight('')).to.equal(48);
  });

  for (const rows of [1, 2, 12, 24])
    it(`has the height of a published block of ${rows} rows [BLK-031]`, async () => {
      expect(await getHeight(createBlock(rows))).to.equal(rows * 32);
    });

  it('has the height that the page sets', async () => {
    expect(await getHeight(createBlock(2), '--site-spacer-size: 10px')).to.equal(10);
  });
});
