import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/site-quote';
import { getStyleSheet } from '../../kit/element/styles';
import { settle } from '../../kit/testing/wait';
import base from './quote.extended.css?inline';

const FIGURE =
  '<figure><blockquote data-animation-role="quote"><span>“</span>Clay remembers.<br><br>Always.<span>”</span></blockquote><figcaption class="source">— Anna</figcaption></figure>';

describe('<site-quote>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(base)];
  });

  for (const [name, content] of [
    ['of the page', FIGURE],
    [
      'in the markup of published sites',
      `<div class="sqs-block quote-block sqs-block-quote null" data-block-type="31"><div class="sqs-block-content">${FIGURE}</div></div>`,
    ],
  ] as const)
    it(`aligns quotation and source ${name}, and contains long words [BLK-017]`, async () => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      box.style.width = '320px';
      box.style.setProperty('--site-accent', 'black');
      box.setHTMLUnsafe(`<site-quote>${content.replace('Always', 'A'.repeat(80))}</site-quote>`);
      const element = box.querySelector('site-quote')!;
      await settle(element);
      const [figure, quotation, source] = ['figure', 'blockquote', 'figcaption'].map(
        (tag) => element.querySelector(tag)!,
      );
      expect(element.scrollWidth).to.equal(320);
      expect(figure!.getBoundingClientRect().left).to.equal(element.getBoundingClientRect().left);
      expect(Number.parseFloat(getComputedStyle(quotation!).fontSize)).to.equal(22);
      expect(getComputedStyle(quotation!).paddingInlineStart).to.equal('22px');
      expect(source!.getBoundingClientRect().top).to.be.at.least(quotation!.getBoundingClientRect().bottom);
      const textOf = (node: Element) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect().left;
      };
      expect(textOf(source!)).to.be.closeTo(textOf(quotation!), 0.5);
      await expect(element).to.be.accessible();
    });
});
