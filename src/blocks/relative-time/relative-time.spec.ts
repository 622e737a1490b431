import { expect, fixture, html } from '@open-wc/testing';
import { captureConsole } from '../../kit/testing/console';
import { settle } from '../../kit/testing/wait';
import '../../../elements/site-relative-time';

type Relative = HTMLElementTagNameMap['site-relative-time'];

/** DLG-016. */
const REFRESH_MS = 5000;
const NOW = Date.UTC(2026, 0, 5, 10, 0, 0);

/** Controls the time of the page and the timers of the element. */
function controlClock() {
  const { now } = Date;
  const setTimer = window.setTimeout.bind(window);
  const clearTimer = window.clearTimeout.bind(window);
  let time = NOW;
  let timer: { readonly run: () => void; readonly delay: number } | null = null;
  Date.now = () => time;
  window.setTimeout = ((run: () => void, delay = 0) => {
    if (delay !== REFRESH_MS) return setTimer(run, delay);
    timer = { run, delay };
    return -1;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((id: number) => {
    if (id === -1) timer = null;
    else clearTimer(id);
  }) as typeof window.clearTimeout;
  return {
    /** Runs the next timer. @returns whether there was one */
    next(): boolean {
      const current = timer;
      timer = null;
      time += current?.delay ?? 0;
      current?.run();
      return current !== null;
    },
    restore() {
      Date.now = now;
      Object.assign(window, { setTimeout: setTimer, clearTimeout: clearTimer });
    },
  };
}

let clock: ReturnType<typeof controlClock>;

async function create(secondsAgo: number, text = '5 January', attributes = ''): Promise<Relative> {
  const box = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const datetime = new Date(NOW - secondsAgo * 1000).toISOString();
  box.setHTMLUnsafe(
    `<site-relative-time ${attributes}><time datetime="${datetime}">${text}</time></site-relative-time>`,
  );
  const element = box.querySelector('site-relative-time')!;
  await settle(element);
  return element;
}

describe('<site-relative-time>', () => {
  beforeEach(() => {
    clock = controlClock();
  });
  afterEach(() => clock.restore());

  it('shows just now, then about N seconds ago every 5 s, then the date [DLG-016]', async () => {
    const element = await create(0);
    const texts = [element.textContent];
    while (clock.next()) texts.push(element.textContent);
    expect(texts[0]).to.equal('just now');
    expect(texts.slice(1, 3)).to.deep.equal(['about 5 seconds ago', 'about 10 seconds ago']);
    expect(texts.slice(-2)).to.deep.equal(['about 55 seconds ago', '5 January']);
    expect(texts.length).to.equal(13);
    await expect(element).to.be.accessible();
  });

  it('keeps the date of the page for other times, and writes one if it is missing', async () => {
    expect((await create(3600)).textContent).to.equal('5 January');
    expect((await create(-3600)).textContent).to.equal('5 January');
    expect((await create(3600, '')).textContent).to.match(/^January 5, 2026/);
    expect(clock.next()).to.equal(false);
  });

  it('writes the date in the language of the page if its tag has an underscore, and in that of the browser if the tag is invalid', async () => {
    const inGerman = await create(3600, '', 'lang="de_DE"');
    expect(inGerman.textContent).to.contain('Januar 2026');
    const invalid = await create(3600, '', 'lang="not a language"');
    expect(invalid.textContent).to.contain('2026');
  });

  it('updates when its time changes, and stops when it is removed', async () => {
    const element = await create(3600);
    element.querySelector('time')!.dateTime = new Date(NOW - 30_000).toISOString();
    await settle(element);
    expect(element.textContent).to.equal('about 30 seconds ago');
    element.remove();
    expect(clock.next()).to.equal(false);
  });

  it('warns about text that is not a date, and keeps it', async () => {
    const warnings = await captureConsole(async () => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      box.setHTMLUnsafe('<site-relative-time><time>soon</time></site-relative-time>');
      await settle(box.querySelector('site-relative-time')!);
      expect(box.textContent).to.equal('soon');
    });
    expect(warnings.length).to.equal(1);
  });
});
