import '../../../elements/site-tabs';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { settle, waitUntil } from '../../kit/testing/wait';
import base from './tabs.extended.css?inline';

type Tabs = HTMLElementTagNameMap['site-tabs'];

const NAMES = ['Lunch', 'Dinner', 'Wine'];
const sections = (names = NAMES) =>
  names
    .map((name) => `<section id="s-${name}"><h3>${name}</h3><p id="p-${name}">All of ${name}.</p></section>`)
    .join('');

async function create(markup: string): Promise<Tabs> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup);
  const element = box.querySelector<Tabs>('site-tabs')!;
  await settle(element);
  return element;
}

const getTabs = (element: Element) => [
  ...element.querySelectorAll<HTMLElement>('.site-tabs-list [role="tab"]'),
];
const getPanels = (element: Element) => [...element.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
const getSelected = (element: Element) => getTabs(element).findIndex((tab) => tab.ariaSelected === 'true');
const getShown = (element: Element) =>
  getPanels(element).flatMap((panel, index) =>
    panel.firstElementChild!.parentElement!.querySelector('p, li')!.checkVisibility() ? [index] : [],
  );

async function press(...keys: string[]) {
  for (const key of keys) await sendKeys({ press: key });
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(base);

describe('<site-tabs>', () => {
  before(() => void document.adoptedStyleSheets.push(sheet));
  after(() => void document.adoptedStyleSheets.pop());
  afterEach(() => {
    document.documentElement.dir = 'ltr';
    if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  });

  it('shows the first section, and hides the others [MNU-001] [MNU-002]', async () => {
    const element = await create(`<site-tabs label="Menu">${sections()}</site-tabs>`);
    expect(getTabs(element).map(({ textContent }) => textContent)).to.deep.equal(NAMES);
    expect([getSelected(element), getShown(element)]).to.deep.equal([0, [0]]);
    expect(element.querySelector('[role="tablist"]')!.getAttribute('aria-label')).to.equal('Menu');
    for (const [index, panel] of getPanels(element).entries())
      expect(panel.getAttribute('aria-labelledby')).to.equal(getTabs(element)[index]!.id);
    await expect(element).to.be.accessible();
  });

  it('selects a tab by click, Enter and Space [MNU-003]', async () => {
    const element = await create(`<site-tabs>${sections()}</site-tabs>`);
    const changes: unknown[] = [];
    element.addEventListener('site-tabs-change', (event) => changes.push((event as CustomEvent).detail));
    getTabs(element)[2]!.click();
    await waitUntil(() => getShown(element).join() === '2');
    getTabs(element)[2]!.focus();
    await press('ArrowLeft');
    // An arrow moves the focus only.
    expect([
      getSelected(element),
      getTabs(element).indexOf(document.activeElement as HTMLElement),
    ]).to.deep.equal([2, 1]);
    await press('Enter');
    await waitUntil(() => getShown(element).join() === '1');
    await press('ArrowLeft', 'Space');
    await waitUntil(() => getShown(element).join() === '0');
    expect(changes).to.deep.equal([
      { index: 2, label: 'Wine' },
      { index: 1, label: 'Dinner' },
      { index: 0, label: 'Lunch' },
    ]);
  });

  it('moves between the tabs with wrap-around at both ends [MNU-004]', async () => {
    const element = await create(`<site-tabs>${sections()}</site-tabs>`);
    const getFocused = () => getTabs(element).indexOf(document.activeElement as HTMLElement);
    getTabs(element)[0]!.focus();
    const visited: number[] = [];
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'Home']) {
      await press(key);
      visited.push(getFocused());
    }
    expect(visited).to.deep.equal([2, 0, 1, 2, 0]);
    document.documentElement.dir = 'rtl';
    await press('ArrowRight');
    expect(getFocused()).to.equal(2);
  });

  it('skips the tabs of inert sections, and those that a script disables', async () => {
    const element = await create(
      `<site-tabs>${sections(['A', 'B', 'C', 'D', 'E']).replaceAll(/<section (?=id="s-[AC]")/g, '$&inert ')}</site-tabs>`,
    );
    expect([getSelected(element), getShown(element)]).to.deep.equal([1, [1]]);
    getTabs(element)[1]!.focus();
    const visited: number[] = [];
    const visit = async (...keys: string[]) => {
      for (const key of keys) {
        await press(key);
        visited.push(getTabs(element).indexOf(document.activeElement as HTMLElement));
      }
    };
    await visit('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End');
    expect(visited.splice(0)).to.deep.equal([3, 4, 1, 4, 1, 4]);
    getTabs(element)[2]!.click();
    location.hash = '#s-A';
    await settle(element);
    expect(getSelected(element)).to.equal(1);
    (getTabs(element)[3] as HTMLButtonElement).disabled = true;
    getTabs(element)[4]!.focus();
    await visit('ArrowLeft', 'ArrowRight');
    expect(visited).to.deep.equal([1, 4]);
    await expect(element).to.be.accessible();
  });

  it('is one tab stop, followed by the panel', async () => {
    const element = await create(
      `<site-tabs>${sections(['A'])}<section><h3>B</h3><p><a href="#x">Link</a></p></section></site-tabs>`,
    );
    getTabs(element)[0]!.focus();
    await press('Tab');
    expect(document.activeElement === getPanels(element)[0]).to.equal(true);
    getTabs(element)[1]!.click();
    getTabs(element)[1]!.focus();
    await press('Tab');
    expect(document.activeElement === element.querySelector('a')).to.equal(true);
  });

  it('replaces the headings, and links to the sections', async () => {
    const element = await create(
      `<site-tabs><ul><li><a href="#s-Lunch">Lunch</a></li><li><a href="#s-Dinner">Dinner</a></li></ul>
        <ul><li><a href="#else">Other</a></li></ul>${sections(['Lunch', 'Dinner'])}</site-tabs>`,
    );
    const isShown = (selector: string) => element.querySelector(selector)!.checkVisibility();
    expect([isShown('ul'), isShown('ul + ul'), isShown('h3')]).to.deep.equal([false, true, false]);
  });

  it('selects the section that the URL fragment refers to', async () => {
    history.replaceState(null, '', '#p-Dinner');
    const element = await create(`<site-tabs>${sections()}</site-tabs>`);
    expect(getSelected(element)).to.equal(1);
    location.hash = '#s-Wine';
    await waitUntil(() => getSelected(element) === 2);
    history.back();
    await waitUntil(() => getSelected(element) === 1);
  });

  it('selects the section with a text that the visitor searches for', async () => {
    const element = await create(`<site-tabs>${sections()}</site-tabs>`);
    expect(getPanels(element)[1]!.getAttribute('hidden')).to.equal('until-found');
    element.querySelector('#p-Dinner')!.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(getSelected(element)).to.equal(1);
  });

  it('has one tab for each panel of a published site, whatever tabs the site has', async () => {
    const element = await create(`<site-tabs><div>
      <div role="tablist"><label role="tab" aria-selected="false">Wine</label><label role="tab" aria-selected="true">Beer</label></div>
      <div><div role="tabpanel" aria-label="Beer" style="display: block"><p>Beer</p></div>
        <div role="tabpanel" aria-label="Happy hour" style="display: block"><p>All</p></div>
        <div role="tabpanel" aria-label="Wine" style="display: block"><p>Wine</p></div></div></div></site-tabs>`);
    expect(getTabs(element).map(({ textContent }) => textContent)).to.deep.equal([
      'Beer',
      'Happy hour',
      'Wine',
    ]);
    expect(element.querySelector('label')!.checkVisibility()).to.equal(false);
    getTabs(element)[2]!.click();
    await waitUntil(() => getShown(element).join() === '2');
    await expect(element).to.be.accessible();
  });

  it('creates the sections of a menu in plain text', async () => {
    const element = await create(
      '<site-tabs currency-symbol="€"><pre>Lunch\n=====\n\nSoup\nWith bread\n$8\n\nDinner\n======\n\nMains\n---\n\nFish\n$24/30</pre></site-tabs>',
    );
    await waitUntil(() => getTabs(element).length === 2);
    expect(getTabs(element).map(({ textContent }) => textContent)).to.deep.equal(['Lunch', 'Dinner']);
    expect(element.querySelector('pre')!.checkVisibility()).to.equal(false);
    expect(getPanels(element)[0]!.querySelector('li')!.textContent).to.equal('Soup €8With bread');
    getTabs(element)[1]!.click();
    expect(getPanels(element)[1]!.textContent).to.equal('DinnerMainsFish €24 / €30');
    element.remove();
    expect(element.innerHTML).to.match(/^<pre>Lunch/);
  });

  it('adds tabs for sections that the page adds, and restores the page', async () => {
    const element = await create(`<site-tabs>${sections()}</site-tabs>`);
    getTabs(element)[1]!.click();
    element.append(document.createRange().createContextualFragment(sections(['Tea'])));
    await waitUntil(() => getTabs(element).length === 4);
    expect(getSelected(element)).to.equal(1);
    element.querySelector('#s-Tea')!.remove();
    await waitUntil(() => getTabs(element).length === 3);
    element.remove();
    expect(element.innerHTML).to.equal(sections());
  });

  it('leaves a menu without tabs unchanged, and warns about malformed text', async () => {
    resetWarnings();
    const warnings = await captureConsole(async () => {
      const menu = await create('<site-tabs><div class="menu-section"><p>Soup</p></div></site-tabs>');
      expect(menu.querySelector('p')!.checkVisibility()).to.equal(true);
      const text = await create('<site-tabs><pre>Soup $8</pre></site-tabs>');
      await waitUntil(() => text.matches(':state(ready):not([data-site-loading])'));
      await settle(text);
      expect(text.querySelector('pre')!.checkVisibility()).to.equal(true);
    });
    expect(warnings).to.deep.equal([
      'site-tabs: its text has no titles underlined with "="; showing the text.',
    ]);
  });

  it('leaves a single section unchanged, and warns once if there is none', async () => {
    const single = await create(`<site-tabs>${sections(['A'])}</site-tabs>`);
    expect(single.innerHTML).to.equal(sections(['A']));
    location.hash = '#p-A';
    await settle(single);
    expect(single.innerHTML).to.equal(sections(['A']));
    resetWarnings();
    const warnings = await captureConsole(async () => {
      await create('<site-tabs><p>Closed for renovation</p></site-tabs>');
    });
    expect(warnings).to.deep.equal(['site-tabs: contains no sections; showing its HTML.']);
  });

  it('keeps the tabs inside a panel when it reads its panels again', async () => {
    const inner = `<site-tabs id="inner">${sections(['Red', 'White'])}</site-tabs>`;
    const element = await create(
      `<site-tabs id="outer">${sections(['Food'])}<section><h3>Wine</h3>${inner}</section></site-tabs>`,
    );
    getTabs(element)[1]!.click();
    element.insertAdjacentHTML('beforeend', sections(['Cider']));
    const own = () => getTabs(element).filter((tab) => tab.closest('site-tabs') === element);
    await waitUntil(() => own().length === 3);
    const innerTabs = getTabs(element.querySelector('#inner')!);
    expect(innerTabs.map((tab) => [tab.textContent, tab.checkVisibility()])).to.deep.equal([
      ['Red', true],
      ['White', true],
    ]);
  });

  it('shows a section as a whole if it contains panels of another script', async () => {
    const foreign =
      '<div role="tablist"><span role="tab">Red</span></div><div role="tabpanel"><p>Barolo.</p></div>';
    const element = await create(
      `<site-tabs>${sections(['Food'])}<section><h3>Wine</h3>${foreign}</section></site-tabs>`,
    );
    expect(getTabs(element).map(({ textContent }) => textContent)).to.deep.equal(['Food', 'Wine']);
    getTabs(element)[1]!.click();
    for (const selector of ['span[role="tab"]', '[role="tabpanel"] [role="tabpanel"] p'])
      expect(element.querySelector(selector)!.checkVisibility()).to.equal(true);
  });

  it('keeps links to the top of the page if its sections have no ids', async () => {
    const element = await create(
      '<site-tabs><nav><a href="#">Top</a></nav><section><p>A</p></section><section><p>B</p></section></site-tabs>',
    );
    expect(getTabs(element).length).to.equal(2);
    expect(element.querySelector('nav')!.checkVisibility()).to.equal(true);
  });
});
