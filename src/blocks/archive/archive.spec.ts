import '../../../elements/site-archive';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { getStyleSheet } from '../../kit/element/styles';
import { settle } from '../../kit/testing/wait';
import extended from './archive.extended.css?inline';
import { samples } from './archive.sample';

async function create(markup: string): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup);
  const element = box.firstElementChild as HTMLElement;
  await settle(element);
  return element;
}

describe('<site-archive>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(extended)];
  });

  it('has groups with their items, or a list with numbers, optionally in columns [BLK-027]', async () => {
    const index = await create(samples[0]!);
    const [group, item] = ['h3', 'li li'].map((name) => index.querySelector(name)!.getBoundingClientRect());
    expect(item!.top).to.be.at.least(group!.bottom - 1);
    const rows = Array.from(
      { length: 6 },
      (_, n) => `<li><a href="#${n}">Month ${n}</a> <data value="1">1 post</data></li>`,
    );
    const list = await create(
      `<site-archive layout="list" multi-columns><ul>${rows.join('')}</ul></site-archive>`,
    );
    expect(
      new Set([...list.querySelectorAll('li')].map((row) => row.getBoundingClientRect().left)).size,
    ).to.be.above(1);
    list.setAttribute('show-count', 'false');
    expect(list.querySelector('data')!.checkVisibility()).to.equal(false);
  });

  it('opens a menu, and submits a form with its button [BLK-027]', async () => {
    const menu = await create(samples[1]!);
    const link = menu.querySelector('a')!;
    expect(link.checkVisibility()).to.equal(false);
    menu.querySelector('summary')!.click();
    expect(link.checkVisibility()).to.equal(true);
    await expect(menu).to.be.accessible();
    const form = (await create(samples[2]!)).querySelector('form')!;
    let query = '';
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      query = new URLSearchParams([...new FormData(form)] as [string, string][]).toString();
    });
    form.querySelector('button')!.click();
    expect(query).to.equal('month=09-2026');
  });

  it('shows each date of a block of a site builder once [BLK-027]', async () => {
    const element = await create(
      '<site-archive><ul class="archive-group-list"><li class="archive-group"><a href="#g" class="archive-group-name-link">May 2020</a><ul class="archive-item-list"><li class="archive-item"><span class="archive-item-date-before">May 2</span><a href="#i">Post</a><span class="archive-item-date-after">May 2</span></li></ul></li></ul></site-archive>',
    );
    expect(
      [...element.querySelectorAll<HTMLElement>('span')].map((date) => date.checkVisibility()),
    ).to.deep.equal([false, true]);
  });

  it('opens the dropdown of a site builder by key and by click [BLK-027]', async () => {
    const element =
      await create(`<site-archive><div class="sqs-block" data-block-type="61"><div class="archive-block-wrapper
      archive-block-setting-layout-dropdown"><input type="checkbox" id="toggle" class="archive-dropdown-toggle-checkbox"><label
      for="toggle" class="archive-dropdown-toggle-label"><span class="archive-dropdown-toggle-title">Archive</span><span
      class="archive-dropdown-toggle-icon"></span></label><ul class="archive-group-list"><li class="archive-group"><a
      href="/news?month=05-2020" class="archive-group-name-link">May 2020</a></li></ul></div></div></site-archive>`);
    const [link, label] = ['a', 'label'].map((name) => element.querySelector<HTMLElement>(name)!);
    expect([link!.checkVisibility(), label!.offsetHeight >= 44]).to.deep.equal([false, true]);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Space' });
    expect([link!.checkVisibility(), link!.offsetHeight >= 44]).to.deep.equal([true, true]);
    element.style.cssText = '--site-focus-width: 2px; --site-focus-color: red';
    expect(getComputedStyle(label!).outlineStyle).to.equal('solid');
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement === link).to.equal(true);
    await expect(element).to.be.accessible();
    label!.click();
    expect(link!.checkVisibility()).to.equal(false);
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
