import { expect, fixture, html } from '@open-wc/testing';
import { settle, waitUntil } from '../../kit/testing/wait';
import base from './text-shrink.extended.css?inline';
import '../../../elements/site-text-shrink';

type Shrink = HTMLElementTagNameMap['site-text-shrink'];

const sheet = new CSSStyleSheet();
sheet.replaceSync(base);

async function create(width: number, text = 'Landscapes and weather', attributes = ''): Promise<Shrink> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  Object.assign(box.style, { inlineSize: `${width}px`, font: '40px/1.2 sans-serif' });
  box.setHTMLUnsafe(`<site-text-shrink ${attributes}>${text}</site-text-shrink>`);
  const element = box.querySelector('site-text-shrink')!;
  await settle(element);
  return element;
}

const getSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
const getLines = (element: Element) =>
  Math.round(element.getBoundingClientRect().height / (getSize(element) * 1.2));
const overflows = (element: Element) => element.scrollWidth > element.clientWidth;

describe('<site-text-shrink>', () => {
  before(() => void document.adoptedStyleSheets.push(sheet));
  after(() => void document.adoptedStyleSheets.pop());

  it('shrinks a text that does not fit on one line, and no other', async () => {
    const short = await create(900);
    expect(getSize(short)).to.equal(40);
    const long = await create(300);
    expect(getSize(long)).to.be.within(11, 39);
    expect([getLines(long), overflows(long)]).to.deep.equal([1, false]);
    await expect(long).to.be.accessible();
  });

  it('wraps instead of going below 11 px [DLG-015]', async () => {
    const text = 'A text of so many words that it would have to be tiny';
    const fitting = await create(340, text);
    expect(getLines(fitting)).to.equal(1);
    expect(getSize(fitting)).to.be.at.least(11);
    const narrow = await create(200, text);
    expect(getSize(narrow)).to.equal(40);
    expect(getLines(narrow)).to.be.above(1);
    const lower = await create(200, text, 'min-font-size="5"');
    expect([getLines(lower), getSize(lower) < 11]).to.deep.equal([1, true]);
    // A width that would require 10.5 px.
    expect(getSize(await create((200 * 10.5) / getSize(lower), text))).to.equal(40);
  });

  it('measures again 100 ms after the last change of the width [DLG-015]', async () => {
    const element = await create(300);
    const before = getSize(element);
    const { setTimeout: original } = window;
    const delays: number[] = [];
    window.setTimeout = ((run: () => void, delay?: number) => {
      delays.push(delay ?? 0);
      return original(run, delay);
    }) as typeof window.setTimeout;
    element.parentElement!.style.inlineSize = '400px';
    await waitUntil(() => getSize(element) > before);
    window.setTimeout = original;
    expect(delays).to.include(100);
    expect([getLines(element), overflows(element)]).to.deep.equal([1, false]);
  });

  it('measures again when a font loads', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = `@font-face {
      font-family: Arriving;
      src: url(/node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2);
    }`;
    document.head.append(sheet);
    const style = 'style="font-family: Arriving, monospace"';
    const early = await create(300, undefined, style);
    await document.fonts.load('40px Arriving');
    const late = await create(300, undefined, style);
    await waitUntil(() => getSize(early) === getSize(late), `${getSize(early)} is not ${getSize(late)} px`);
    sheet.remove();
  });

  it('does not prevent a grid from becoming narrower', async () => {
    const element = await create(400);
    const [before, grid] = [getSize(element), document.createElement('div')];
    Object.assign(grid.style, { display: 'grid', inlineSize: '400px' });
    const box = element.parentElement!;
    box.style.inlineSize = '';
    box.replaceWith(grid);
    grid.append(box);
    grid.style.inlineSize = '250px';
    await waitUntil(() => getSize(element) < before, 'the text keeps the grid wide');
    expect([getLines(element), overflows(element), box.clientWidth]).to.deep.equal([1, false, 250]);
  });

  it('updates when its text changes, and restores the page when it is removed', async () => {
    const element = await create(300);
    const before = getSize(element);
    element.textContent = 'Landscapes and weather and light';
    await waitUntil(() => getSize(element) < before);
    element.textContent = 'Sky';
    await waitUntil(() => getSize(element) === 40);
    element.remove();
    expect(element.style.cssText).to.equal('');
  });
});
