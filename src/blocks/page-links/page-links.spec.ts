import '../../../elements/site-page-links';
import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { getStyleSheet } from '../../kit/element/styles';
import { settle } from '../../kit/testing/wait';
import tokens from '../../theme/tokens.css?inline';
import extended from './page-links.extended.css?inline';
import { samples } from './page-links.sample';

async function create(markup: string): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup);
  const element = box.firstElementChild as HTMLElement;
  await settle(element);
  return element;
}

describe('<site-page-links>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(tokens), getStyleSheet(extended)];
  });

  it('has one link with an arrow for a collection [BLK-018]', async () => {
    const element = await create(samples[0]!);
    expect(getComputedStyle(element.querySelector('a')!, '::after').content).to.contain('→');
  });

  it('has the pages of a folder in a row, with the current one in bold [BLK-020]', async () => {
    const element = await create(samples[1]!);
    const [first, second] = [...element.querySelectorAll('a')];
    expect(first!.getBoundingClientRect().top).to.equal(second!.getBoundingClientRect().top);
    expect([first!, second!].map((link) => Number(getComputedStyle(link).fontWeight) > 500)).to.deep.equal([
      true,
      false,
    ]);
  });

  it('has the parts of an index as tiles of the same size [BLK-021]', async () => {
    const element = await create(samples[2]!);
    const [first, second] = [...element.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
    expect([first!.width, first!.height]).to.deep.equal([second!.width, second!.height]);
    expect(second!.left).to.be.above(first!.right);
  });

  it('has a feed icon before the link to a feed [BLK-029]', async () => {
    const element = await create(samples[3]!);
    const icon = getComputedStyle(element.querySelector('a')!, '::before');
    expect([icon.content, icon.backgroundImage.includes('gradient')]).to.deep.equal(['""', true]);
  });

  it('changes nothing in the page, has targets of 44 px, and fits into 320 px', async () => {
    await setViewport({ width: 320, height: 700 });
    for (const sample of samples) {
      const element = await create(sample);
      const plain = document.createElement('div');
      plain.setHTMLUnsafe(sample);
      expect(element.innerHTML).to.equal(plain.firstElementChild!.innerHTML);
      for (const link of element.querySelectorAll<HTMLElement>('a, summary, select, button'))
        if (link.checkVisibility()) expect(link.getBoundingClientRect().height, sample).to.be.at.least(44);
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
      await expect(element).to.be.accessible();
    }
    await setViewport({ width: 800, height: 600 });
  });
});
