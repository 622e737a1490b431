import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/site-markdown';
import { getStyleSheet } from '../../kit/element/styles';
import { settle } from '../../kit/testing/wait';
import base from './markdown.extended.css?inline';

const WIDE = `<table><tr>${'<th>Temperature</th>'.repeat(20)}</tr></table>`;

async function render(content: string, width = 320) {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.width = `${width}px`;
  box.setHTMLUnsafe(`<site-markdown>${content}</site-markdown>`);
  const element = box.querySelector('site-markdown')!;
  await settle(element);
  return element;
}

describe('<site-markdown>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(base)];
  });

  it('contains wide tables, code, words and images at 320 px [BLK-015]', async () => {
    const element = await render(
      `<h2>Glaze</h2>${WIDE}<pre><code>${'x '.repeat(200)}</code></pre><p>${'feldspar'.repeat(40)}</p><p><img width="900" height="300" alt=""></p>`,
    );
    expect(element.scrollWidth).to.equal(element.clientWidth);
    expect(element.querySelector('table')!.scrollWidth).to.be.above(320);
  });

  it('does not style HTML of the author, in the markup of published sites [BLK-015]', async () => {
    const content = `<div class="sqs-block markdown-block" data-block-type="44"><div class="sqs-block-content"><p data-preserve-html-node="true" style="margin: 7px; color: rgb(178, 34, 34)">Mine</p><p>Text</p><p>End</p></div></div>`;
    const element = await render(content);
    const [own, text] = element.querySelectorAll('p');
    expect(element.innerHTML).to.equal(content);
    expect([getComputedStyle(own!).marginTop, getComputedStyle(own!).color]).to.deep.equal([
      '7px',
      'rgb(178, 34, 34)',
    ]);
    expect(getComputedStyle(text!).marginBottom).to.equal('16px');
  });

  it('lets every rule of the page override its own', async () => {
    const element = await render('<p>Text</p><p>End</p>');
    const sheet = getStyleSheet('p { margin-block: 3px; }');
    document.adoptedStyleSheets.push(sheet);
    expect(getComputedStyle(element.querySelector('p')!).marginBottom).to.equal('3px');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  });
});
