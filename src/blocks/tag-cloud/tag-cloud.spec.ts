import '../../../elements/site-tag-cloud';
import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { getStyleSheet } from '../../kit/element/styles';
import { settle } from '../../kit/testing/wait';
import extended from './tag-cloud.extended.css?inline';
import { samples } from './tag-cloud.sample';

async function create(markup: string): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup);
  const element = box.firstElementChild as HTMLElement;
  await settle(element);
  return element;
}

describe('<site-tag-cloud>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(extended)];
  });

  it('enlarges tags by weight, and shows their counts unless show-count is off [BLK-026]', async () => {
    const items = [1, 2, 3, 4, 5].map(
      (weight) =>
        `<li data-weight="${weight}"><a href="#t">Tag</a> <data value="${weight}">${weight}</data></li>`,
    );
    const element = await create(`<site-tag-cloud><ul>${items.join('')}</ul></site-tag-cloud>`);
    const sizes = [...element.querySelectorAll('a')].map((link) =>
      Number.parseFloat(getComputedStyle(link).fontSize),
    );
    expect(sizes).to.deep.equal([...sizes].sort((a, b) => a - b));
    expect(new Set(sizes).size).to.equal(5);
    expect(element.querySelector('data')!.checkVisibility()).to.equal(true);
    element.setAttribute('show-count', 'false');
    expect(element.querySelector('data')!.checkVisibility()).to.equal(false);
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
