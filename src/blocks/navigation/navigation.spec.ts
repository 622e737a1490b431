import { expect, fixture, html } from '@open-wc/testing';
import { resetMouse, sendKeys } from '@web/test-runner-commands';
import '../../../elements/site-navigation';
import { getStyleSheet } from '../../kit/element/styles';
import { clickOn } from '../../kit/testing/pointer';
import { settle, waitUntil } from '../../kit/testing/wait';
import base from './navigation.extended.css?inline';

const folder = (name: string, links: string) =>
  `<li><details><summary>${name}</summary><ul>${links}</ul></details></li>`;
const link = (text: string, href = `/${text.toLowerCase()}`) => `<li><a href="${href}">${text}</a></li>`;

async function render(width = 800) {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.width = `${width}px`;
  box.setHTMLUnsafe(
    `<site-navigation><nav aria-label="Studio"><ul>${link('Studio')}${folder('Work', link('Bowls') + link('Here', location.pathname))}${folder('Shop', link('Cups'))}</ul></nav></site-navigation><button>After</button>`,
  );
  const element = box.querySelector('site-navigation')!;
  await settle(element);
  return element;
}

const getFolders = (element: Element) => [...element.querySelectorAll('details')];
const getOpen = (element: Element) => getFolders(element).map(({ open }) => open);
const getFocused = () => document.activeElement?.textContent;

describe('<site-navigation>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(base)];
  });
  afterEach(() => resetMouse());

  it('marks the link to the current page and its folder [BLK-011]', async () => {
    const element = await render();
    const current = [...element.querySelectorAll('[aria-current="page"]')];
    expect(current.map(({ textContent }) => textContent)).to.deep.equal(['Here']);
    expect(getFolders(element).map((details) => details.hasAttribute('data-current'))).to.deep.equal([
      true,
      false,
    ]);
    await expect(element).to.be.accessible();
    element.remove();
    expect(element.querySelector('[aria-current], [data-current]')).to.equal(null);
  });

  it('keeps aria-current where the page has set it', async () => {
    const element = await render();
    element.querySelector('a')!.setAttribute('aria-current', 'page');
    element.querySelector('ul')!.insertAdjacentHTML('beforeend', link('News'));
    await waitUntil(() => element.querySelectorAll('[aria-current]').length === 1, 'two links are marked');
    expect(element.querySelector('[aria-current]')!.textContent).to.equal('Studio');
  });

  it('opens one folder at a time by keyboard, and Escape closes it and focuses its summary [BLK-011]', async () => {
    const element = await render();
    const [work, shop] = element.querySelectorAll('summary');
    work!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => getOpen(element)[0], 'the folder does not open');
    await expect(element).to.be.accessible();
    await sendKeys({ press: 'Tab' });
    expect(getFocused()).to.equal('Bowls');
    await sendKeys({ press: 'Escape' });
    expect([getOpen(element), getFocused()]).to.deep.equal([[false, false], 'Work']);
    await sendKeys({ press: 'Space' });
    await waitUntil(() => getOpen(element)[0]);
    shop!.click();
    await waitUntil(() => !getOpen(element)[0], 'the first folder stays open');
    expect(getOpen(element)).to.deep.equal([false, true]);
  });

  it('closes a folder that the focus leaves, or on a click elsewhere', async () => {
    const element = await render();
    const [work] = element.querySelectorAll('summary');
    work!.click();
    work!.focus();
    for (const name of ['Bowls', 'Here', 'Shop']) {
      await sendKeys({ press: 'Tab' });
      expect(getFocused()).to.equal(name);
    }
    await waitUntil(() => !getOpen(element)[0], 'the folder stays open');
    work!.click();
    await waitUntil(() => getOpen(element)[0]);
    await clickOn(element.nextElementSibling!);
    await waitUntil(() => !getOpen(element)[0], 'a click elsewhere does not close it');
  });

  it('is a column in a narrow container, where folders stay open', async () => {
    const element = await render(320);
    for (const summary of element.querySelectorAll('summary')) summary.click();
    await waitUntil(() => getOpen(element).every(Boolean), 'a folder does not open');
    await settle(element);
    expect(getOpen(element)).to.deep.equal([true, true]);
    expect(element.scrollWidth).to.equal(320);
    for (const node of element.querySelectorAll('a, summary'))
      expect(node.getBoundingClientRect().height).to.be.at.least(44);
  });
});
