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

  it('has the height of a published block of 1 to 24 rows [BLK-031]', async () => {
    for (let rows = 1; rows <= 24; rows++)
      expect(await getHeight(createBlock(rows)), `${rows}`).to.equal(rows * 32);
  });

  it('has the height that the page sets', async () => {
    expect(await getHeight(createBlock(2), '--site-spacer-size: 10px')).to.equal(10);
  });
});
