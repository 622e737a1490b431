import '../../../elements/site-calendar';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { MonthItem } from '../../core/wire/content';
import { getStyleSheet } from '../../kit/element/styles';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import type { ApiResult } from '../../services/shared/ports';
import extended from './calendar.extended.css?inline';
import './month-view';
import './page-events';
import { createEvent, EVENTS, LIST, print } from './testing/months';

type Calendar = HTMLElementTagNameMap['site-calendar'];
type Result = ApiResult<readonly MonthItem[]>;

let provided: Provided;
let requests: { collectionId: string; month: string; signal: AbortSignal; answer(result: Result): void }[];

function provide(context: unknown = {}): void {
  provided?.stop();
  requests = [];
  provided = provideServices({ url: location.href }, { context });
  Object.assign(provided.services, {
    calls: {
      content: {
        itemsByMonth: (collectionId: string, month: string, { signal }: { signal: AbortSignal }) =>
          new Promise<Result>((answer) => requests.push({ collectionId, month, signal, answer })),
      },
    },
  });
}

const ok = (...events: MonthItem[]): Result => ({ ok: true, data: events });

async function create(content: string, attributes = '', width = 900): Promise<Calendar> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.width = `${width}px`;
  box.lang = 'en-GB';
  box.setHTMLUnsafe(`<site-calendar ${attributes}>${content}</site-calendar><p>Below</p>`);
  const element = box.querySelector('site-calendar')!;
  await waitUntil(() => element.matches(':state(ready)'), 'not ready');
  await settle(element);
  return element;
}

const PRINTED = 'collection-id="c1" time-zone="UTC"';

const getVisible = <T extends HTMLElement = HTMLElement>(element: Element, selector: string) =>
  [...element.querySelectorAll<T>(selector)].filter((node) => node.checkVisibility());
const getCaption = (element: Element) =>
  getVisible(element, '.site-calendar-name').map((node) => node.textContent);
const getLink = (root: Element, rel: string) => getVisible<HTMLAnchorElement>(root, `a[rel="${rel}"]`)[0]!;
/** Some versions of ICU write a comma after the day of the week. */
const readText = ({ textContent }: Element) => textContent.replace(/(day), (?=\d)/, '$1 ');
const getEvents = (element: Element) => getVisible(element, 'a.site-calendar-event').map(readText);
const getStatus = (element: Element) => element.querySelector('[role=status]')!.textContent;

/** @returns stops and returns the texts that have been replaced */
function recordStatus(element: Element): () => (string | null)[] {
  const replaced: (string | null)[] = [];
  const read = (records: MutationRecord[]) => replaced.push(...records.map(({ oldValue }) => oldValue));
  const observer = new MutationObserver(read);
  observer.observe(element.querySelector('[role=status]')!, {
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
  return () => {
    read(observer.takeRecords());
    observer.disconnect();
    return replaced;
  };
}

/** Opens another month, until it is requested or shown. */
async function follow(element: Element, rel: string): Promise<void> {
  const [count, name] = [requests.length, getCaption(element)[0]];
  getLink(element, rel).focus();
  await sendKeys({ press: 'Enter' });
  const isAsked = () => requests.length > count && getStatus(element)?.startsWith('Loading');
  await waitUntil(() => isAsked() || getCaption(element)[0] !== name, 'no other month');
}

async function answer(element: Element, result: Result): Promise<void> {
  await waitUntil(() => requests.length > 0, 'no request');
  requests.at(-1)!.answer(result);
  await waitUntil(() => !element.querySelector('[aria-busy]'), 'still loading');
}

/** Shows the months of a list, or its list again. */
async function toggle(element: Element, press: () => unknown): Promise<void> {
  const count = getCaption(element).length;
  await press();
  await waitUntil(() => getCaption(element).length !== count, 'neither list nor month');
}

async function pressToggle(element: Element): Promise<void> {
  element.querySelector('button')!.focus();
  await toggle(element, () => sendKeys({ press: 'Enter' }));
}

describe('<site-calendar>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(extended)];
  });
  beforeEach(() => provide());
  afterEach(() => provided.stop());

  it('keeps a server-rendered month unchanged, and requests nothing [BLK-006]', async () => {
    const box = await fixture<HTMLElement>(html`<div lang="en-GB"></div>`);
    box.setHTMLUnsafe(`<div class="before">${print()}</div>`);
    const before = box.querySelector('.site-calendar-month')!.outerHTML;
    const element = await create(print(), PRINTED);
    expect(element.querySelector('.site-calendar-month')!.outerHTML).to.equal(before);
    expect(requests).to.have.length(0);
    await expect(element).to.be.accessible();
  });

  it('changes the month in place, keeps the focus, and announces the month [BLK-006]', async () => {
    const element = await create(print(), PRINTED);
    const changes: unknown[] = [];
    element.addEventListener('site-calendar-change', (event) => changes.push((event as CustomEvent).detail));
    await follow(element, 'next');
    const addresses = requests.map(({ collectionId, month }) => [collectionId, month]);
    expect(addresses).to.deep.equal([['c1', '02-2026']]);
    expect([getCaption(element), getStatus(element)]).to.deep.equal([
      ['January 2026'],
      'Loading February 2026…',
    ]);
    await expect(element).to.be.accessible();
    await answer(element, ok(createEvent(6, 19, 'Harvest supper', 1)));
    expect(getCaption(element)).to.deep.equal(['February 2026']);
    expect(getStatus(element)).to.equal('February 2026: 1 event');
    const focused = document.activeElement as HTMLAnchorElement;
    const { rel, textContent } = focused;
    expect([rel, textContent, focused.checkVisibility()]).to.deep.equal(['next', 'March 2026', true]);
    expect(getEvents(element)).to.deep.equal(['19:00 Harvest supper, Friday 6 February']);
    await expect(element).to.be.accessible();
    const announced = recordStatus(element);
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => requests.length === 2, 'no second request');
    await answer(element, ok());
    expect(announced()).to.deep.equal(['February 2026: 1 event', 'Loading March 2026…']);
    expect([getCaption(element), getStatus(element)]).to.deep.equal([
      ['March 2026'],
      'March 2026: no events',
    ]);
    expect(document.activeElement).to.equal(focused);
    await follow(element, 'prev');
    await answer(element, ok());
    expect([getCaption(element), (document.activeElement as HTMLAnchorElement).rel]).to.deep.equal([
      ['February 2026'],
      'prev',
    ]);
    await waitUntil(() => changes.length === 3, 'an event per month');
    expect(changes).to.deep.equal([
      { month: '02-2026', count: 1 },
      { month: '03-2026', count: 0 },
      { month: '02-2026', count: 0 },
    ]);
  });

  it('ignores a response that arrives late, and keeps the current month after a failure', async () => {
    const element = await create(print(), PRINTED);
    await follow(element, 'next');
    await follow(element, 'prev');
    expect(requests[0]!.signal.aborted).to.equal(true);
    await answer(element, ok());
    requests[0]!.answer(ok());
    await settle(element);
    expect(getCaption(element)).to.deep.equal(['December 2025']);
    await follow(element, 'prev');
    await answer(element, { ok: false, status: 503, error: { kind: 'unavailable', message: '' } });
    expect(getCaption(element)).to.deep.equal(['December 2025']);
    expect(getStatus(element)).to.equal('The events of November 2025 could not be loaded. Please try again.');
    await expect(element).to.be.accessible();
    await follow(element, 'prev');
    await answer(element, ok());
    expect(getCaption(element)).to.deep.equal(['November 2025']);
  });

  it('follows its links without a collection, and in a new tab', async () => {
    const element = await create(print(), 'time-zone="UTC"');
    const followed: string[] = [];
    const listen = (event: MouseEvent) => {
      if (!event.defaultPrevented) followed.push((event.target as HTMLAnchorElement).search);
      event.preventDefault();
    };
    addEventListener('click', listen);
    getLink(element, 'next').focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => followed.length === 1, 'not followed');
    element.collectionId = 'c1';
    await settle(element);
    getLink(element, 'next').dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
    );
    removeEventListener('click', listen);
    expect([followed, requests.length]).to.deep.equal([['?month=02-2026', '?month=02-2026'], 0]);
  });

  it('has a tab order that follows the dates, and opens further events of a day on request; Escape closes them', async () => {
    const element = await create(print(), PRINTED);
    const more = getVisible<HTMLButtonElement>(element, '.site-calendar-more')[0]!;
    expect(readText(more)).to.equal('+2 more, Saturday 10 January');
    getLink(element, 'next').focus();
    const order: string[] = [];
    for (let step = 0; step < 7; step++) {
      await sendKeys({ press: 'Tab' });
      order.push(
        document.activeElement!.textContent.replace(/,.*/, '') ||
          (document.activeElement as HTMLInputElement).value,
      );
    }
    expect(order).to.deep.equal([
      'month',
      '18:00 Rye and butter',
      '12:00 Tasting 12',
      '13:00 Tasting 13',
      '14:00 Tasting 14',
      '+2 more',
      '19:00 Oyster supper',
    ]);
    more.focus();
    await sendKeys({ press: 'Enter' });
    const popover = element.querySelector<HTMLElement>('[popover]')!;
    expect(popover.matches(':popover-open')).to.equal(true);
    expect(getEvents(popover)).to.deep.equal([
      '15:00 Tasting 15, Saturday 10 January',
      '16:00 Tasting 16, Saturday 10 January',
    ]);
    await expect(element).to.be.accessible();
    await sendKeys({ press: 'Tab' });
    expect(popover.contains(document.activeElement)).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect(popover.matches(':popover-open')).to.equal(false);
    expect(document.activeElement).to.equal(more);
  });

  it('marks today in words, shows the time zone, and starts the week on the first day of the language', async () => {
    provide({ website: { timeZone: 'America/New_York' } });
    const element = await create('', 'collection-id="c1" lang="en-US"');
    await answer(element, ok(createEvent(10, 2, 'Late show')));
    expect(getVisible(element, '[aria-current="date"]')[0]!.textContent).to.match(/15.*Today/);
    expect(getVisible<HTMLTableCellElement>(element, 'th')[0]!.abbr).to.equal('Sunday');
    expect(getVisible(element, '.site-calendar-zone')[0]!.textContent).to.equal('Times in Eastern Time');
    expect(getEvents(element)[0]).to.match(/^9:00\sPM Late show, Friday, January 9$/);
    element.weekStart = 'saturday';
    await waitUntil(
      () => getVisible<HTMLTableCellElement>(element, 'th')[0]!.abbr === 'Saturday',
      'the week does not start on Saturday',
    );
  });

  it('fetches the month of an empty block of a site builder, and announces nothing', async () => {
    const block = `<div class="sqs-block calendar-block" data-block-type="26"
      data-block-json='{"hSize":null,"collectionId":"000000000000000000000001"}'><div class="sqs-block-content"><!-- by script --></div></div>`;
    const element = await create(block, 'time-zone="UTC" month="7-2024"');
    await waitUntil(() => requests.length > 0, 'no request');
    expect(requests.map(({ collectionId, month }) => [collectionId, month])).to.deep.equal([
      ['000000000000000000000001', '07-2024'],
    ]);
    await answer(element, ok({ ...EVENTS[0]!, startDate: 1720800000000, endDate: 1720814400000 }));
    expect([getCaption(element), getStatus(element)]).to.deep.equal([['July 2024'], '']);
    expect(getEvents(element)).to.deep.equal(['16:00 Rye and butter, Friday 12 July']);
    await expect(element).to.be.accessible();
  });

  it('shows the months of a list on request, without a request to the server', async () => {
    const element = await create(LIST, 'time-zone="UTC"');
    const list = element.querySelector('ul')!;
    expect([list.checkVisibility(), getCaption(element)]).to.deep.equal([true, []]);
    await pressToggle(element);
    expect([list.checkVisibility(), getCaption(element)]).to.deep.equal([false, ['February 2026']]);
    expect(getEvents(element)).to.deep.equal(['19:00 Rye and butter, Friday 6 February']);
    await follow(element, 'next');
    expect(getEvents(element)).to.deep.equal(['All day Oysters, Saturday 14 March']);
    await expect(element).to.be.accessible();
    await pressToggle(element);
    expect([list.checkVisibility(), getCaption(element), requests.length]).to.deep.equal([true, [], 0]);
    expect(document.activeElement!.textContent).to.equal('Show by month');
  });

  it('reads a table of events, and the month that the script of a site builder has rendered', async () => {
    const table = await create(
      '<table><tr><th>Date</th><th>Event</th></tr><tr><td><time datetime="2026-02-06">6 Feb</time></td><td>Rye</td></tr></table>',
      'time-zone="UTC"',
    );
    await toggle(table, () => table.querySelector('button')!.click());
    expect(getVisible(table, '.site-calendar-event').map(readText)).to.deep.equal([
      'All day Rye, Friday 6 February',
    ]);
    const drawn = await create(
      `<table class="yui3-calendar-grid" aria-label="July 2024"><tr><td class="yui3-calendar-day" data-pnum="12">12
        <ul><li class="item"><a class="item-link" href="/a"><span class="item-title">Greek food</span><span class="item-time item-time--12hr">5:00pm</span></a></li></ul></td></tr></table>`,
      'time-zone="UTC"',
    );
    await toggle(drawn, () => drawn.querySelector('button')!.click());
    expect([getCaption(drawn), getEvents(drawn)]).to.deep.equal([
      ['July 2024'],
      ['17:00 Greek food, Friday 12 July'],
    ]);
  });

  it('is a list of days on request, and remains one when the month changes', async () => {
    const element = await create(print(), PRINTED);
    const radio = getVisible<HTMLInputElement>(element, 'input[value="list"]')[0]!;
    radio.focus();
    await sendKeys({ press: 'Space' });
    expect(getVisible(element, 'td')).to.have.length(3);
    expect(getVisible(element, 'td > time').map(readText)).to.deep.equal([
      'Friday 9 January',
      'Saturday 10 January',
      'Saturday 24 January',
    ]);
    expect(getEvents(element)).to.have.length(7);
    await expect(element).to.be.accessible();
    await follow(element, 'next');
    await answer(element, ok(createEvent(6, 19, 'Harvest', 1)));
    expect(getVisible(element, 'td')).to.have.length(1);
    for (const link of getVisible(element, 'a'))
      expect(link.getBoundingClientRect().height).to.be.at.least(44);
  });

  it('is a list in narrow containers, and fits into 320 px', async () => {
    await setViewport({ width: 320, height: 640 });
    for (const direction of ['ltr', 'rtl']) {
      document.documentElement.dir = direction;
      const element = await create(print(), PRINTED, 304);
      expect([getVisible(element, 'td').length, getEvents(element).length]).to.deep.equal([3, 7]);
      expect(getVisible(element, 'td button, td [popover] > p')).to.deep.equal([]);
      expect(document.documentElement.scrollWidth, direction).to.be.at.most(320);
      element.parentElement!.remove();
    }
    document.documentElement.removeAttribute('dir');
    await setViewport({ width: 800, height: 600 });
  });

  it('shows that a month has no events, and leaves an empty element without a collection unchanged', async () => {
    const element = await create('', 'collection-id="c1"');
    await answer(element, ok());
    expect(element.textContent).to.contain('No events this month.');
    await expect(element).to.be.accessible();
    const nothing = await create('');
    expect([requests.length, nothing.querySelector('table')]).to.deep.equal([1, null]);
  });

  it('reserves the same height for every month that it fetches where there is room for one, and none without a collection', async () => {
    const heights: number[] = [];
    for (const [month, weeks] of [
      ['02-2027', 4],
      ['01-2026', 5],
      ['08-2026', 6],
    ] as const) {
      const box = await fixture<HTMLElement>(html`<div lang="en-GB"></div>`);
      box.style.width = '900px';
      box.setHTMLUnsafe(`<site-calendar collection-id="c1" month="${month}"></site-calendar>`);
      const element = box.querySelector('site-calendar')!;
      const { length } = requests;
      const measure = () => heights.push(Math.round(element.getBoundingClientRect().height));
      measure();
      await waitUntil(() => getVisible(element, 'tbody tr').length === weeks, `no ${weeks} weeks`);
      measure();
      await waitUntil(() => requests.length > length, 'no request');
      await answer(element, ok());
      expect(element.textContent).to.contain('No events this month.');
      measure();
    }
    expect(heights).to.deep.equal(heights.map(() => heights[0]));
    expect((await create('')).getBoundingClientRect().height).to.be.below(60);
  });

  it('warns about a time zone that does not exist', async () => {
    await create('', 'time-zone="Mars/Base"');
    expect(provided.page.warnings).to.have.length(0);
    await create(LIST, 'time-zone="Mars/Base"');
    expect(provided.page.warnings.filter((text) => text.includes('Mars/Base'))).to.have.length(1);
  });

  it('restores the content of the page when it is removed', async () => {
    const element = await create(print(), PRINTED);
    await follow(element, 'next');
    await answer(element, ok());
    const parent = element.parentElement!;
    element.remove();
    await waitUntil(() => element.querySelectorAll('[hidden]').length === 0, 'still hidden');
    parent.append(element);
    await waitUntil(() => element.matches(':state(ready)'));
    expect(getCaption(element)).to.deep.equal(['January 2026']);
  });
});
