import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { executeServerCommand, sendKeys, setViewport } from '@web/test-runner-commands';
import { captureConsole } from '../../kit/testing/console';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import base from './mobile-info-bar.extended.css?inline';
import '../../../elements/site-mobile-info-bar';

type Bar = HTMLElementTagNameMap['site-mobile-info-bar'];

const LINKS =
  '<a href="tel:+4912345">Call</a><a href="mailto:a@example.org">Mail</a><a href="https://maps.example/">Map</a>';
const ALWAYS = { text: '', ranges: [{ from: 0, to: 1440 }] };

const sheet = new CSSStyleSheet();
sheet.replaceSync(base);

let provided: Provided;

function provideSettings(mobileInfoBarSettings: object, more: object = {}): void {
  provided?.stop();
  provided = provideServices(
    { url: location.href },
    { context: { websiteSettings: { mobileInfoBarSettings, ...more } } },
  );
}

async function create(attributes = '', content = LINKS): Promise<Bar> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(`<site-mobile-info-bar ${attributes}>${content}</site-mobile-info-bar>`);
  const element = box.querySelector('site-mobile-info-bar')!;
  await settle(element);
  return element;
}

const getTexts = (element: Bar) =>
  [...element.querySelectorAll<HTMLElement>(':scope > *')]
    .filter((node) => node.checkVisibility())
    .map((node) => (node.querySelector('summary') ?? node).textContent);

describe('<site-mobile-info-bar>', () => {
  before(() => void document.adoptedStyleSheets.push(sheet));
  after(() => void document.adoptedStyleSheets.pop());
  beforeEach(async () => {
    await setViewport({ width: 400, height: 700 });
    provideSettings({});
  });
  afterEach(async () => {
    provided.stop();
    await setViewport({ width: 800, height: 600 });
  });

  it('is displayed in windows up to 1024 px wide [POP-015]', async () => {
    const element = await create();
    for (const [width, expected] of [
      [1025, false],
      [1024, true],
      [320, true],
    ] as const) {
      await setViewport({ width, height: 700 });
      expect(element.checkVisibility(), `${width}`).to.equal(expected);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
    }
    await expect(element).to.be.accessible();
  });

  it('is not printed, and leaves no space for it on paper', async () => {
    const element = await create('bar-style="light"');
    const getSpace = () => Number.parseFloat(getComputedStyle(document.body).paddingBottom);
    expect([element.checkVisibility(), getSpace()]).to.deep.equal([true, 56]);
    await executeServerCommand('emulate-preferences', { media: 'print' });
    expect([element.checkVisibility(), getSpace()]).to.deep.equal([false, 0]);
    await executeServerCommand('emulate-preferences', {});
  });

  it('has the style of the site: none, light or dark [POP-014] [POP-016] [POP-018]', async () => {
    const getLook = async (style: unknown, attributes = '') => {
      provideSettings({ style });
      const element = await create(attributes);
      return element.checkVisibility() ? getComputedStyle(element).colorScheme : 'none';
    };
    expect(await getLook(1)).to.equal('none');
    expect(await getLook(2)).to.equal('light');
    expect(await getLook(3)).to.equal('dark');
    expect(await getLook(undefined)).to.equal('light');
    expect(await getLook(1, 'bar-style="3"')).to.equal('dark');
    expect(await getLook(3, 'bar-style="none"')).to.equal('none');
  });

  it('keeps its color for links that the page colors for its own background', async () => {
    const page = document.createElement('style');
    page.textContent = 'a { color: rgb(143, 63, 39) }';
    document.head.append(page);
    const element = await create('bar-style="dark"');
    const color = getComputedStyle(element.querySelector('a')!).color;
    page.remove();
    expect(color).to.equal(getComputedStyle(element).color);
  });

  it('hides what the settings of the site switch off', async () => {
    provideSettings({
      style: 2,
      isContactEmailEnabled: false,
      isLocationEnabled: false,
      isContactPhoneNumberEnabled: true,
    });
    expect(getTexts(await create())).to.deep.equal(['Call']);
  });

  it('is not displayed while the settings of the site hide all of its content', async () => {
    provideSettings({ isContactPhoneNumberEnabled: false });
    const element = await create('bar-style="dark"', '<a href="tel:+1">Call</a>');
    expect(element.checkVisibility()).to.equal(false);
    expect(getComputedStyle(document.body).paddingBottom).to.equal('0px');
    const [late, hidden] = [document.createElement('a'), document.createElement('a')];
    Object.assign(late, { href: 'mailto:a@example.org', textContent: 'Mail' });
    Object.assign(hidden, { href: 'tel:+2', textContent: 'Call' });
    element.append(hidden, late);
    await waitUntil(() => element.checkVisibility());
    expect(getTexts(element)).to.deep.equal(['Mail']);
  });

  it('closes the open hours on Escape on a page without services', async () => {
    provided.stop();
    const element = await create(
      '',
      '<details open><summary>Hours</summary><a href="#x">Every day</a></details>',
    );
    element.querySelector<HTMLElement>('details a')!.focus();
    await sendKeys({ press: 'Escape' });
    expect(element.querySelector('details')!.open).to.equal(false);
    expect(document.activeElement).to.equal(element.querySelector('summary'));
  });

  it('closes the open hours on Escape, after overlays that were opened later', async () => {
    const element = await create('', '<details><summary>Hours</summary><p>Every day</p></details>');
    const details = element.querySelector('details')!;
    details.querySelector('summary')!.click();
    // The listener of the services is loaded with the first overlay.
    const closed: string[] = [];
    await waitUntil(() => details.open);
    await settle(element);
    provided.services.escape.push(() => closed.push('above'));
    await waitUntil(() => provided.page.pressEscape());
    expect([closed, details.open]).to.deep.equal([['above'], true]);
    expect(provided.page.pressEscape()).to.equal(true);
    expect(details.open).to.equal(false);
    await settle(element);
    expect(provided.page.pressEscape()).to.equal(false);
    details.open = true;
    await settle(element);
    const parent = element.parentElement!;
    element.remove();
    expect(provided.page.pressEscape()).to.equal(false);
    parent.append(element);
    await settle(element);
    expect(provided.page.pressEscape()).to.equal(true);
    expect(details.open).to.equal(false);
  });

  it('closes the open hours on Escape, and returns to their name from inside only', async () => {
    const element = await create(
      '',
      '<details><summary>Hours</summary><a href="#x">Holidays</a></details><a href="tel:+1">Call</a>',
    );
    const details = element.querySelector('details')!;
    for (const [selector, target] of [
      ['details a', 'summary'],
      ['[href^=tel]', '[href^=tel]'],
    ] as const) {
      details.open = true;
      await settle(element);
      element.querySelector<HTMLElement>(selector)!.focus();
      await waitUntil(() => provided.page.pressEscape());
      expect(details.open).to.equal(false);
      expect(document.activeElement).to.equal(element.querySelector(target));
    }
  });

  it('leaves details open that contain the bar', async () => {
    provided.stop();
    const box = await fixture<HTMLDetailsElement>(
      html`<details open><summary>Contact</summary><site-mobile-info-bar><a href="tel:+1">Call</a></site-mobile-info-bar></details>`,
    );
    await settle(box.querySelector('site-mobile-info-bar')!);
    box.querySelector('a')!.focus();
    await sendKeys({ press: 'Escape' });
    expect(box.open).to.equal(true);
  });

  it('closes on Escape hours that were opened before the services loaded', async () => {
    provided.stop();
    const element = await create('', '<details open><summary>Hours</summary><p>Every day</p></details>');
    provideSettings({});
    await settle(element);
    await waitUntil(() => provided.page.pressEscape());
    expect(element.querySelector('details')!.open).to.equal(false);
  });

  it('shows the hours of the site, and whether it is open', async () => {
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    provideSettings({ style: 2 }, { businessHours: Object.fromEntries(days.map((day) => [day, ALWAYS])) });
    const element = await create('time-zone="UTC" lang="en-GB"', '<a href="tel:+4912345">Call</a>');
    expect(getTexts(element)).to.deep.equal(['Call', 'Hours']);
    element.querySelector('summary')!.focus();
    await sendKeys({ press: 'Enter' });
    const [first, second] = [...element.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
    expect([first, second]).to.deep.equal(['Monday', '00:00 – 00:00']);
    const panel = element.querySelector('dl')!.getBoundingClientRect();
    expect(panel.bottom).to.be.at.most(element.getBoundingClientRect().top + 1);
    await expect(element).to.be.accessible();
    provideSettings({ style: 2, isBusinessHoursEnabled: false }, { businessHours: { monday: ALWAYS } });
    expect(getTexts(await create('', '<a href="tel:+4912345">Call</a>'))).to.deep.equal(['Call']);
  });

  it('compares the hours with the time of the site, in the notation of the page', async () => {
    provided.stop();
    // Thursday noon in UTC.
    provided = provideServices(
      { url: location.href },
      {
        context: {
          website: { timeZone: 'Europe/Berlin' },
          websiteSettings: { businessHours: { thursday: { ranges: [{ from: 750, to: 60 }] } } },
        },
      },
    );
    expect(getTexts(await create('lang="en-GB"', ''))).to.deep.equal(['Open until 01:00']);
    const [text] = getTexts(await create('lang="en-US"', ''));
    expect(text!.replace(/\s/g, ' ')).to.equal('Open until 1:00 AM');
    const elsewhere = await create('lang="en-GB" time-zone="UTC"', '');
    expect(getTexts(elsewhere)).to.deep.equal(['Opens at 12:30']);
  });

  it('marks the hours of today, in the time zone of the site', async () => {
    provided.stop();
    provided = provideServices(
      { url: location.href },
      {
        context: {
          website: { timeZone: 'Pacific/Kiritimati' },
          websiteSettings: { businessHours: { monday: ALWAYS } },
        },
      },
    );
    const getMarked = (element: Bar) =>
      [...element.querySelectorAll('[aria-current="date"]')].map(({ textContent }) => textContent);
    const element = await create('lang="en-GB"', '');
    expect(getMarked(element)).to.deep.equal(['Friday']);
    element.style.setProperty('--site-font-weight-strong', '600');
    const weights = [...element.querySelectorAll('dt')].map((node) => getComputedStyle(node).fontWeight);
    expect(weights).to.deep.equal(['400', '400', '400', '400', '600', '400', '400']);
    element.timeZone = 'UTC';
    await settle(element);
    expect(getMarked(element)).to.deep.equal(['Thursday']);
    element.querySelector('details')!.open = true;
    await expect(element).to.be.accessible();
  });

  it('keeps the hours open, with the focus, when a minute has passed and when a label changes', async () => {
    const { setTimeout: setTimer } = window;
    const { now } = Date;
    const ticks: (() => void)[] = [];
    Date.now = () => 0;
    window.setTimeout = ((run: () => void, ms: number) =>
      ms === 60_000 ? ticks.push(run) : setTimer(run, ms)) as typeof setTimeout;
    const element = await create(
      'time-zone="UTC"',
      `<script type="application/json">${JSON.stringify({ tuesday: ALWAYS })}</script>`,
    );
    Object.assign(window, { setTimeout: setTimer });
    Object.assign(Date, { now });
    const summary = element.querySelector('summary')!;
    summary.focus();
    await sendKeys({ press: 'Enter' });
    element.labelClosed = 'On request';
    await settle(element);
    expect(element.querySelector('dd')!.textContent).to.equal('On request');
    expect(ticks.length).to.be.at.least(1);
    ticks.at(-1)!();
    expect(element.querySelector('details')!.open).to.equal(true);
    expect(document.activeElement).to.equal(element.querySelector('summary'));
  });

  it('shows the hours in a page whose language has an underscore', async () => {
    provideSettings({ style: 2 }, { businessHours: { monday: ALWAYS } });
    const element = await create('time-zone="UTC" lang="de_DE"', '');
    expect(element.querySelector('dt')!.textContent).to.equal('Montag');
  });

  it('keeps the hours of the page, and adds whether it is open', async () => {
    const hours = JSON.stringify({ monday: { text: 'Closed', ranges: [{}] } });
    const element = await create(
      'label-hours="Opening hours"',
      `<details><summary>Hours</summary><p>By appointment</p></details><script type="application/json">${hours}</script>`,
    );
    expect(getTexts(element)).to.deep.equal(['Opening hours']);
    expect(element.querySelector('dl') === null).to.equal(true);
  });

  it('shows hours of several paragraphs one below the other', async () => {
    const element = await create(
      '',
      '<details open><summary>Hours</summary><p>Monday</p><p>Tuesday</p></details>',
    );
    const [first, second] = [...element.querySelectorAll('p')].map((line) => line.getBoundingClientRect());
    expect(second!.top).to.be.at.least(first!.bottom);
    expect(second!.bottom).to.be.at.most(element.getBoundingClientRect().top);
  });

  it('hides the location, but no link of the hours', async () => {
    provideSettings({ isLocationEnabled: false });
    const element = await create(
      '',
      '<a href="https://maps.example/">Map</a><a href="TEL:+1">Call</a><details open><summary>Hours</summary><a href="/holidays">Holidays</a></details>',
    );
    expect(getTexts(element)).to.deep.equal(['Call', 'Hours']);
    expect(element.querySelector<HTMLElement>('details a')!.checkVisibility()).to.equal(true);
  });

  it('warns once about a time zone that does not exist', async () => {
    provideSettings({}, { businessHours: { monday: ALWAYS } });
    const warnings = await captureConsole(async () => void (await create('time-zone="Mars/Base"')));
    expect(warnings.length).to.equal(1);
    expect(warnings[0]).to.contain('time-zone="Mars/Base"');
  });

  it('does not cover the end of the page, also with labels of several lines', async () => {
    const last = document.createElement('p');
    last.textContent = 'The end';
    last.style.marginBlockStart = '2000px';
    for (const content of [LINKS, LINKS.replace('Call', 'Call us from Monday to Friday '.repeat(3))]) {
      const element = await create('', content);
      document.body.append(last);
      await waitUntil(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        return last.getBoundingClientRect().bottom <= element.getBoundingClientRect().top;
      });
    }
    last.remove();
    fixtureCleanup();
    expect(document.documentElement.style.length).to.equal(0);
  });
});
