import '../../../elements/site-accordion';
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import { settle, waitUntil } from '../../kit/testing/wait';
import base from './accordion.extended.css?inline';
import { loading } from './accordion.loading';

type Accordion = HTMLElementTagNameMap['site-accordion'];

const ITEMS = ['One', 'Two', 'Three'];
const details = (attributes = '', names = ITEMS) =>
  names
    .map(
      (name) =>
        `<details ${attributes}><summary>${name}</summary><p id="p-${name}">About ${name}.</p></details>`,
    )
    .join('');
const region = (name: string, isOpen = false) => `
  <li><h4><button aria-expanded="${isOpen}" aria-controls="r-${name}" id="b-${name}">${name}</button></h4>
    <div role="region" id="r-${name}" aria-labelledby="b-${name}"><p>About ${name}.</p></div></li>`;

async function create(markup: string): Promise<Accordion> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup);
  const element = box.querySelector<Accordion>('site-accordion')!;
  await waitUntil(() => element.matches(':state(ready):not([data-site-loading])'));
  await settle(element);
  return element;
}

const getDetails = (element: Element) => [...element.querySelectorAll('details')];
const getSummary = (element: Element, index: number) => element.querySelectorAll('summary')[index]!;
const getOpen = (element: Element) => getDetails(element).map(({ open }) => open);
/** Animations of an element do not include those of the content of its details. */
const getAnimations = (element: Element): Animation[] =>
  document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && element.contains(effect.target));
const isStill = (element: Element) => getAnimations(element).length === 0;
/** The browser may report the end of an animation with the next frame only. */
async function whenStill(element: Element): Promise<void> {
  await nextFrame();
  await waitUntil(() => isStill(element));
  await nextFrame();
  await nextFrame();
}

function recordChanges(element: Element): string[] {
  const changes: string[] = [];
  element.addEventListener('site-accordion-change', (event) => {
    const { index, open } = (event as CustomEvent<{ index: number; open: boolean }>).detail;
    changes.push(`${index} ${open ? 'open' : 'closed'}`);
  });
  return changes;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(base);

describe('<site-accordion>', () => {
  before(() => void document.adoptedStyleSheets.push(sheet));
  after(() => void document.adoptedStyleSheets.pop());
  afterEach(async () => {
    await executeServerCommand('emulate-preferences', {});
    if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  });

  it('opens and closes an item by keyboard, and keeps the focus [ACC-001]', async () => {
    const element = await create(`<site-accordion>${details()}</site-accordion>`);
    const changes = recordChanges(element);
    getSummary(element, 1).focus();
    await sendKeys({ press: 'Enter' });
    expect(getOpen(element)).to.deep.equal([false, true, false]);
    await whenStill(element);
    await sendKeys({ press: 'Space' });
    await waitUntil(() => changes.length === 2);
    expect(document.activeElement).to.equal(getSummary(element, 1));
    expect(changes).to.deep.equal(['1 open', '1 closed']);
    await expect(element).to.be.accessible();
  });

  for (const [name, markup, selector] of [
    ['details', details(), 'details'],
    ['the buttons of published sites', `<ul>${region('A')}${region('B')}</ul>`, 'li'],
  ] as const)
    it(`animates the height for 250 ms in both directions: ${name} [ACC-002]`, async () => {
      const element = await create(`<site-accordion>${markup}</site-accordion>`);
      const item = element.querySelector<HTMLElement>(selector)!;
      const toggle = item.querySelector<HTMLElement>('summary, button')!;
      const closed = item.offsetHeight;
      for (const isOpen of [true, false]) {
        toggle.click();
        // It starts with the next microtask.
        await Promise.resolve();
        const animation = getAnimations(item)[0]!;
        animation.pause();
        const heights = [0, 60, 120, 249.999].map((time) => {
          animation.currentTime = time;
          return item.offsetHeight;
        });
        const [first, second, third, last] = isOpen ? heights : heights.reverse();
        expect(first).to.be.closeTo(closed, 1);
        expect(second).to.be.within(first! + 1, third! - 1);
        expect(third).to.be.below(last! - 1);
        expect(animation.effect?.getComputedTiming().endTime).to.equal(250);
        animation.play();
        await whenStill(element);
        expect(item.offsetHeight).to.be.closeTo(isOpen ? last! : closed, 1);
      }
    });

  it('ignores presses on an item that is moving [ACC-003]', async () => {
    const element = await create(`<site-accordion>${details()}</site-accordion>`);
    const changes = recordChanges(element);
    const [first] = getDetails(element);
    getSummary(element, 0).click();
    await Promise.resolve();
    getAnimations(first!)[0]!.pause();
    getSummary(element, 0).click();
    getSummary(element, 0).click();
    await waitUntil(() => changes.length > 0);
    getAnimations(first!)[0]!.finish();
    await whenStill(element);
    await settle(element);
    expect(getOpen(element)).to.deep.equal([true, false, false]);
    expect(changes).to.deep.equal(['0 open']);
  });

  it('closes the other item with details of one name, and keeps it open otherwise [ACC-004]', async () => {
    const exclusive = await create(`<site-accordion>${details('name="faq"')}</site-accordion>`);
    const changes = recordChanges(exclusive);
    getSummary(exclusive, 0).click();
    getSummary(exclusive, 2).click();
    await waitUntil(() => changes.length === 3);
    expect(getOpen(exclusive)).to.deep.equal([false, false, true]);
    expect(changes).to.deep.equal(['0 open', '2 open', '0 closed']);
    const free = await create(`<site-accordion>${details()}</site-accordion>`);
    getSummary(free, 0).click();
    getSummary(free, 2).click();
    await whenStill(free);
    expect(getOpen(free)).to.deep.equal([true, false, true]);
  });

  it('gives `multiple` precedence over the names of the page [ACC-004]', async () => {
    const element = await create('<site-accordion multiple></site-accordion>');
    // One at a time, as the parser of a page does. Of a subtree inserted by a script, WebKit keeps the last open one.
    const source = document.createElement('div');
    source.setHTMLUnsafe(details('name="faq"'));
    for (const item of [...source.children] as HTMLDetailsElement[]) {
      item.open = true;
      element.append(item);
    }
    // The browser has closed all but the first, which have the same name.
    expect(getOpen(element)).to.deep.equal([true, false, false]);
    await waitUntil(() => getDetails(element).every(({ name }) => name === ''));
    getSummary(element, 1).click();
    await whenStill(element);
    expect(getOpen(element)).to.deep.equal([true, true, false]);
    element.setAttribute('multiple', 'false');
    await settle(element);
    expect(getOpen(element)).to.deep.equal([true, false, false]);
  });

  it('keeps one open item of an inserted subtree with one name: the first, in WebKit the last', async () => {
    const isWebKit = !/Chrome|Firefox/.test(navigator.userAgent);
    for (const attributes of ['', ' multiple']) {
      // The browser has closed the others before a script can know them.
      const element = await create(
        `<site-accordion${attributes}>${details('name="faq" open')}</site-accordion>`,
      );
      expect(getOpen(element)).to.deep.equal([!isWebKit, false, isWebKit]);
    }
  });

  it('expands the first item only with the option for it [ACC-005]', async () => {
    const open = await create(`<site-accordion expand-first>${details('name="faq"')}</site-accordion>`);
    expect(getOpen(open)).to.deep.equal([true, false, false]);
    expect(isStill(open)).to.equal(true);
    const closed = await create(`<site-accordion>${details('name="faq"')}</site-accordion>`);
    expect(getOpen(closed)).to.deep.equal([false, false, false]);
    const published = await create(
      `<site-accordion><ul data-should-allow-multiple-open-items="" data-is-expanded-first-item="true">${region('A')}${region('B')}</ul></site-accordion>`,
    );
    expect(
      [...published.querySelectorAll('button')].map((one) => one.getAttribute('aria-expanded')),
    ).to.deep.equal(['true', 'false']);
  });

  it('is loaded at once if it opens the first item, by its attribute or by JSON', () => {
    const json = (options: string) => `<script type="application/json">${options}</script>`;
    const strategies = [
      '<site-accordion></site-accordion>',
      '<site-accordion expand-first></site-accordion>',
      `<site-accordion>${json('{ "expandFirst": true }')}</site-accordion>`,
    ].map((markup) => {
      const box = document.createElement('div');
      box.setHTMLUnsafe(markup);
      return loading.strategy!(box.firstElementChild!);
    });
    expect(strategies).to.deep.equal(['intent', 'eager', 'eager']);
  });

  it('does not move with reduced motion', async () => {
    await executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' });
    const element = await create(`<site-accordion>${details('name="faq"')}</site-accordion>`);
    getSummary(element, 0).click();
    getSummary(element, 1).click();
    await settle(element);
    expect([isStill(element), getOpen(element)]).to.deep.equal([true, [false, true, false]]);
  });

  it('opens the buttons and regions of published sites, one at a time', async () => {
    const element = await create(
      `<site-accordion><ul data-should-allow-multiple-open-items="">${region('A')}${region('B')}</ul></site-accordion>`,
    );
    const [a, b] = [...element.querySelectorAll('button')];
    const isShown = (name: string) =>
      element.querySelector(`#r-${name} p`)!.checkVisibility({ contentVisibilityAuto: true });
    expect([isShown('A'), isShown('B')]).to.deep.equal([false, false]);
    a!.focus();
    await sendKeys({ press: 'Enter' });
    expect([a!.getAttribute('aria-expanded'), isShown('A')]).to.deep.equal(['true', true]);
    b!.click();
    await waitUntil(() => isStill(element) && !isShown('A'));
    expect([isShown('B'), a!.getAttribute('aria-expanded')]).to.deep.equal([true, 'false']);
    await expect(element).to.be.accessible();
    // A search in the page reveals a closed region.
    element.querySelector('#r-A p')!.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitUntil(() => isShown('A'));
    expect(a!.getAttribute('aria-expanded')).to.equal('true');
  });

  it('keeps the rules when the browser or a script opens an item', async () => {
    const element = await create(`<site-accordion>${details('name="faq"')}</site-accordion>`);
    const changes = recordChanges(element);
    getDetails(element)[0]!.open = true;
    await waitUntil(() => changes.length === 1);
    getDetails(element)[1]!.open = true;
    await waitUntil(() => isStill(element) && changes.length === 3);
    expect(getOpen(element)).to.deep.equal([false, true, false]);
    expect(changes).to.deep.equal(['0 open', '1 open', '0 closed']);
  });

  it('opens the item that the URL fragment refers to', async () => {
    history.replaceState(null, '', '#p-Two');
    const element = await create(`<site-accordion>${details('name="faq"')}</site-accordion>`);
    expect(getOpen(element)).to.deep.equal([false, true, false]);
    location.hash = '#p-Three';
    await waitUntil(() => isStill(element) && getOpen(element).join() === 'false,false,true');
    location.hash = '#%E0%A4%A';
    await settle(element);
    expect(getOpen(element)).to.deep.equal([false, false, true]);
  });

  it('is open in print where style sheets cannot open details, and restored afterwards', async () => {
    const { supports } = CSS;
    CSS.supports = () => false;
    const element = await create(`<site-accordion>${details('name="faq"')}</site-accordion>`);
    CSS.supports = supports;
    const changes = recordChanges(element);
    getSummary(element, 1).click();
    await waitUntil(() => isStill(element) && changes.length === 1);
    dispatchEvent(new Event('beforeprint'));
    expect(getOpen(element)).to.deep.equal([true, true, true]);
    await settle(element);
    dispatchEvent(new Event('afterprint'));
    await settle(element);
    expect([getOpen(element), changes]).to.deep.equal([[false, true, false], ['1 open']]);
  });

  it('keeps the focused summary in view when an item above it closes, also with reduced motion', async () => {
    await executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' });
    const element = await create(`<site-accordion>${details('name="faq"')}</site-accordion>`);
    document.documentElement.style.overflowAnchor = 'none';
    const [first, second] = getDetails(element);
    first!.querySelector('p')!.style.blockSize = '3000px';
    second!.style.marginBlockEnd = '3000px';
    first!.open = true;
    await settle(element);
    const summary = getSummary(element, 1);
    summary.scrollIntoView();
    summary.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => !first!.open && second!.open);
    const getTop = () => summary.getBoundingClientRect().top;
    await waitUntil(() => getTop() >= 0 && getTop() <= innerHeight, 'the summary is out of view');
    document.documentElement.style.overflowAnchor = '';
    scrollTo(0, 0);
  });

  it('leaves links in a summary and nested details to the page', async () => {
    const element = await create(
      `<site-accordion><details name="faq"><summary>One <a href="#elsewhere">more</a></summary>
        <details id="inner" name="small"><summary>Small print</summary><p>Text</p></details></details>${details('name="faq"')}</site-accordion>`,
    );
    const changes = recordChanges(element);
    element.querySelector('a')!.click();
    expect(changes).to.deep.equal([]);
    getSummary(element, 0).click();
    await whenStill(element);
    getSummary(element, 1).click();
    await settle(element);
    expect(getOpen(element).slice(0, 2)).to.deep.equal([true, true]);
    expect(changes).to.deep.equal(['0 open']);
    expect(element.querySelector<HTMLDetailsElement>('#inner')!.name).to.equal('small');
  });

  it('handles the first item of a published site when it is added later', async () => {
    const element = await create(`<site-accordion><ul></ul></site-accordion>`);
    element.firstElementChild!.setHTMLUnsafe(region('A'));
    const isShown = () => element.querySelector('#r-A p')!.checkVisibility({ contentVisibilityAuto: true });
    await waitUntil(() => !isShown());
    element.querySelector('button')!.click();
    await waitUntil(() => isStill(element) && isShown());
  });

  it('handles items that are added later, and restores the page’s names', async () => {
    const element = await create(`<site-accordion>${details('name="faq"')}</site-accordion>`);
    element.append(document.createRange().createContextualFragment(details('name="faq" open', ['Four'])));
    await settle(element);
    expect(getOpen(element)).to.deep.equal([false, false, false, true]);
    getSummary(element, 0).click();
    await waitUntil(() => isStill(element) && getOpen(element).join() === 'true,false,false,false');
    element.remove();
    expect(getDetails(element).map(({ name }) => name)).to.deep.equal(['faq', 'faq', 'faq', 'faq']);
  });

  it('opens the region of the pressed button where a page shows a block twice, and one without a region', async () => {
    const block = `<ul>${region('A')}${region('B')}</ul>`;
    const idle = '<button aria-expanded="false" aria-controls="">Idle</button>';
    const element = await create(`<site-accordion>${idle}${block}${block}</site-accordion>`);
    const regions = [...element.querySelectorAll<HTMLElement>('[role="region"]')];
    const getShown = () => regions.map((box) => box.querySelector('p')!.checkVisibility());
    await waitUntil(() => getShown().every((isShown) => !isShown));
    element.querySelectorAll<HTMLElement>('#b-B')[1]!.click();
    await whenStill(element);
    expect(getShown()).to.deep.equal([false, false, false, true]);
  });
});
