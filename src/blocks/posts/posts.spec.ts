import '../../../elements/site-posts';
import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { getStyleSheet } from '../../kit/element/styles';
import { settle } from '../../kit/testing/wait';
import extended from './posts.extended.css?inline';
import { samples } from './posts.sample';

async function create(markup: string): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup);
  const element = box.firstElementChild as HTMLElement;
  await settle(element);
  return element;
}

const ITEM = '<li><a href="#a">First oysters</a> <time datetime="2026-09-04">4 September</time></li>';

describe('<site-posts>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(extended)];
  });

  for (const [by, id] of [
    ['author', 'BLK-022'],
    ['tag', 'BLK-023'],
    ['category', 'BLK-024'],
  ] as const)
    it(`has one post per line with its date at the end, by ${by} [${id}]`, async () => {
      const element = await create(
        `<site-posts by="${by}"><h2>Posts</h2><ul>${ITEM}${ITEM}</ul></site-posts>`,
      );
      const [first, second] = [...element.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
      expect(second!.top).to.be.at.least(first!.bottom - 1);
      const [link, time] = ['a', 'time'].map((name) => element.querySelector(name)!.getBoundingClientRect());
      expect([time!.left > link!.right, Math.abs(time!.right - first!.right) < 2]).to.deep.equal([
        true,
        true,
      ]);
      expect(getComputedStyle(element.querySelector('ul')!).listStyleType).to.equal('none');
    });

  it('has the dates first in a month [BLK-025]', async () => {
    const element = await create(`<site-posts by="month"><h2>September</h2><ul>${ITEM}</ul></site-posts>`);
    const [link, time] = ['a', 'time'].map((name) => element.querySelector(name)!.getBoundingClientRect());
    expect(time!.right).to.be.at.most(link!.left);
  });

  it('sets whole posts in lines that are easy to read, as a journal [BLK-028]', async () => {
    const post = `<article><h2><a href="#a">Rye</a></h2><p>${'Bread and butter. '.repeat(60)}</p></article>`;
    const element = await create(`<site-posts layout="journal">${post}${post}</site-posts>`);
    element.parentElement!.style.width = '1200px';
    const [first, second] = [...element.querySelectorAll('article')].map((item) =>
      item.getBoundingClientRect(),
    );
    expect(first!.width).to.be.below(800);
    expect(second!.top).to.be.at.least(first!.bottom - 1);
  });

  it('has the links to further pages at the two ends of a line below', async () => {
    const element = await create(
      `<site-posts><ul>${ITEM}</ul><nav><a rel="prev" href="?page=1">Newer</a><a rel="next" href="?page=3">Older</a></nav></site-posts>`,
    );
    const [list, newer, older] = ['ul', '[rel=prev]', '[rel=next]'].map((selector) =>
      element.querySelector(selector)!.getBoundingClientRect(),
    );
    expect(newer!.top).to.equal(older!.top);
    expect(newer!.top).to.be.above(list!.bottom);
    expect(newer!.left).to.be.closeTo(list!.left, 0.5);
    expect(older!.right).to.be.closeTo(list!.right, 0.5);
  });

  it('changes nothing in the page, has targets of 44 px, and fits into 320 px', async () => {
    await setViewport({ width: 320, height: 700 });
    for (const sample of samples) {
      const element = await create(sample);
      const plain = document.createElement('div');
      plain.setHTMLUnsafe(sample);
      expect(element.innerHTML).to.equal(plain.firstElementChild!.innerHTML);
      // Links in headings are text.
      for (const link of element.querySelectorAll('li > a, nav a'))
        expect(link.getBoundingClientRect().height, sample).to.be.at.least(44);
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
      await expect(element).to.be.accessible();
    }
    await setViewport({ width: 800, height: 600 });
  });
});
