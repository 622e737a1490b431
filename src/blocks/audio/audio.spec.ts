import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendKeys } from '@web/test-runner-commands';
import '../../../elements/site-audio';
import { getStyleSheet } from '../../kit/element/styles';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { clickOn } from '../../kit/testing/pointer';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import base from './audio.extended.css?inline';
import { ALBUM, EMBED, FILES, printAudio, TITLES } from './testing/album';

type AudioElement = HTMLElementTagNameMap['site-audio'];

let provided: Provided;
/** When the test started. */
let start = 0;

async function render(content: string, width = 800): Promise<AudioElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.style.width = `${width}px`;
  box.setHTMLUnsafe(`<site-audio>${content}</site-audio>`);
  const element = box.querySelector('site-audio')!;
  await settle(element);
  return element;
}

/** Height of the element before the upgrade: under another name, with the same style sheet. */
function measureBefore(element: AudioElement, content: string): number {
  const host = document.createElement('div');
  element.parentElement!.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [getStyleSheet(base.replaceAll('site-audio', 'site-not-upgraded'))];
  root.setHTMLUnsafe(`<site-not-upgraded>${content}</site-not-upgraded>`);
  const { height } = root.firstElementChild!.getBoundingClientRect();
  host.remove();
  return height;
}

const getRows = (element: Element) => [...element.querySelectorAll<HTMLElement>('[data-site-audio]')];
const getPart = <T extends HTMLElement = HTMLButtonElement>(row: Element | undefined, part: string): T =>
  row!.querySelector<T>(`[data-part="${part}"]`)!;
/** The focused control as `<row> <part>`. Failing comparisons of nodes cannot be reported. */
const getFocused = (element: Element) =>
  `${getRows(element).findIndex((row) => row.contains(document.activeElement))} ${(document.activeElement as HTMLElement).dataset.part}`;
const getState = (row: HTMLElement | undefined) => row!.dataset.state;
/** Those of the test: a request of the one before may end, and be listed, later. */
const getRequests = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime >= start && /\.(wav|mp3)(\?|$)/.test(name));
const getHits = () =>
  provided.page.requests
    .map(({ body }) => new URLSearchParams(String(body)))
    .filter((body) => body.get('event') === '20');

/** With real input: without it, browsers refuse to play. */
async function play(row: HTMLElement | undefined): Promise<void> {
  await clickOn(getPart(row, 'play'));
  await waitUntil(() => getState(row) === 'playing', 'the track does not play');
}

/** Moves to the last moment of the track. */
async function finish(element: AudioElement, row: HTMLElement | undefined): Promise<void> {
  const slider = getPart<HTMLInputElement>(row, 'slider');
  await waitUntil(() => slider.ariaDisabled === 'false', 'the duration is unknown');
  const ended = oneEvent(element, 'site-audio-ended');
  slider.value = slider.max;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  await ended;
}

describe('<site-audio>', () => {
  const { play: playAloud } = HTMLMediaElement.prototype;
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(base)];
    // Firefox cannot play sound on a machine without a sound device.
    HTMLMediaElement.prototype.play = function play() {
      this.muted = true;
      return playAloud.call(this);
    };
  });
  after(() => {
    HTMLMediaElement.prototype.play = playAloud;
  });
  beforeEach(() => {
    resetWarnings();
    performance.clearResourceTimings();
    start = performance.now();
    provided = provideServices({ cookies: { ss_cookieAllowed: 'true' } });
  });
  afterEach(async () => {
    for (const element of document.querySelectorAll('site-audio')) element.pause();
    provided.stop();
    await resetMouse();
    await executeServerCommand('emulate-preferences', {});
  });

  it('replaces the controls of the browser and requests nothing before play [BLK-003] [BLK-039]', async () => {
    const element = await render(ALBUM);
    const notes = element.querySelector('a')!;
    expect(getRows(element)).to.have.length(3);
    expect(element.querySelectorAll('audio')).to.have.length(0);
    expect(getRows(element).map(({ ariaLabel }) => ariaLabel)).to.deep.equal(TITLES);
    expect(getPart(getRows(element)[0], 'play').ariaLabel).to.equal('Play: First light');
    expect(notes.isConnected).to.equal(true);
    expect([element.paused, getRequests()]).to.deep.equal([true, []]);
    await expect(element).to.be.accessible();
  });

  for (const [key, press] of [
    ['click', clickOn],
    ['Enter', () => sendKeys({ press: 'Enter' })],
    ['Space', () => sendKeys({ press: 'Space' })],
  ] as const)
    it(`plays and pauses by ${key} and keeps the focus on the button [BLK-003]`, async () => {
      const element = await render(ALBUM);
      const [row] = getRows(element);
      const button = getPart(row, 'play');
      button.focus();
      await press(button);
      await waitUntil(() => getState(row) === 'playing', 'the track does not play');
      expect([button.ariaLabel, getFocused(element)]).to.deep.equal(['Pause: First light', '0 play']);
      expect(element.paused).to.equal(false);
      await expect(element).to.be.accessible();
      await press(button);
      await waitUntil(() => getState(row) === 'paused', 'the track does not pause');
      expect([button.ariaLabel, getFocused(element)]).to.deep.equal(['Play: First light', '0 play']);
    });

  it('reports events and counts each start once, not a continued track [TRK-010] [BLK-003]', async () => {
    const element = await render(ALBUM);
    const [first, second] = getRows(element);
    const events: string[] = [];
    for (const name of ['play', 'pause', 'ended'])
      element.addEventListener(`site-audio-${name}`, (event) =>
        events.push(`${name} ${(event as CustomEvent<{ index: number }>).detail.index}`),
      );
    await play(first);
    await waitUntil(() => getHits().length === 1, 'the start is not counted');
    getPart(first, 'play').click();
    await waitUntil(() => getState(first) === 'paused');
    await play(first);
    await play(second);
    await waitUntil(() => getHits().length === 2, 'the second start is not counted');
    expect(getHits().map((body) => JSON.parse(body.get('data')!).trackTitle)).to.deep.equal(
      TITLES.slice(0, 2),
    );
    expect(events).to.deep.equal(['play 0', 'pause 0', 'play 0', 'pause 0', 'play 1']);
    expect([getState(first), getState(second)]).to.deep.equal(['idle', 'playing']);
  });

  it('seeks by the keys of the slider, and announces the time in words', async () => {
    const element = await render(ALBUM);
    const [row] = getRows(element);
    const slider = getPart<HTMLInputElement>(row, 'slider');
    expect(slider.hidden).to.equal(true);
    await play(row);
    await waitUntil(() => slider.ariaDisabled === 'false', 'the duration is unknown');
    element.pause();
    await waitUntil(() => getState(row) === 'paused');
    slider.focus();
    await sendKeys({ press: 'Home' });
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(() => slider.ariaValueText === '2 seconds of 8 seconds', 'the time is not said');
    expect(slider.ariaLabel).to.equal('Position in First light');
    expect(getPart(row, 'time').textContent).to.equal('0:02 / 0:08');
    await expect(element).to.be.accessible();
  });

  it('plays the next track by its button and at the end, and keeps the focus', async () => {
    const element = await render(ALBUM);
    const [first, second, third] = getRows(element);
    await play(first);
    const next = getPart(first, 'next');
    expect(next.ariaLabel).to.equal('Next track: Slow water');
    next.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => getState(second) === 'playing', 'the second track does not play');
    expect(getFocused(element)).to.equal('1 next');
    getPart(second, 'slider').focus();
    await finish(element, second);
    await waitUntil(() => getState(third) === 'playing', 'the third track does not play');
    expect(getFocused(element)).to.equal('2 slider');
    expect([getPart(third, 'next').hidden, getState(second)]).to.deep.equal([true, 'idle']);
    await finish(element, third);
    expect([getState(third), element.paused]).to.deep.equal(['paused', true]);
  });

  it('stops at the end of a track if it is not continuous', async () => {
    const element = await render(ALBUM);
    element.continuous = false;
    const [first] = getRows(element);
    await play(first);
    await finish(element, first);
    expect(element.paused).to.equal(true);
  });

  it('moves the focus between the tracks by arrow keys, Home and End', async () => {
    const element = await render(ALBUM);
    getPart(getRows(element)[0], 'play').focus();
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowDown', 2],
      ['Home', 0],
      ['End', 2],
      ['ArrowUp', 1],
    ] as const) {
      await sendKeys({ press: key });
      expect(getFocused(element), key).to.equal(`${index} play`);
    }
  });

  it('keeps the chosen speed for the next tracks', async () => {
    const element = await render(ALBUM);
    const [first, second] = getRows(element);
    await play(first);
    const speed = getPart<HTMLSelectElement>(first, 'speed');
    speed.value = '1.5';
    speed.dispatchEvent(new Event('change', { bubbles: true }));
    await play(second);
    const other = getPart<HTMLSelectElement>(second, 'speed');
    expect(other.value).to.equal('1.5');
    other.value = '1';
    other.dispatchEvent(new Event('change', { bubbles: true }));
  });

  it('limits an album to 60 tracks; the others keep the controls of the browser [BLK-004] [LIM-002]', async () => {
    const content = `<ol>${Array.from({ length: 63 }, (_, at) => `<li>Song ${at + 1} ${printAudio(FILES[at % 3]!)}</li>`).join('')}</ol>`;
    let element!: AudioElement;
    const messages = await captureConsole(async () => {
      element = await render(content);
    });
    expect(getRows(element)).to.have.length(60);
    const rest = [...element.querySelectorAll('audio')];
    expect(
      rest.map((audio) => [audio.controls, audio.preload, audio.parentElement!.textContent.trim()]),
    ).to.deep.equal([61, 62, 63].map((number) => [true, 'none', `Song ${number}`]));
    expect(messages).to.deep.equal([
      'site-audio: it has 63 tracks; an album has at most 60. The others keep the browser’s controls.',
    ]);
    expect(getRequests()).to.deep.equal([]);
    await play(getRows(element)[58]);
    expect(getPart(getRows(element)[58], 'next').ariaLabel).to.equal('Next track: Song 60');
  });

  it('gives published blocks beyond the 60th the controls of the browser', async () => {
    const content = Array.from(
      { length: 62 },
      (_, at) =>
        `<div class="sqs-audio-embed" data-url="/demo/audio/${at}.wav" data-title="Talk ${at}"></div>`,
    ).join('');
    let element!: AudioElement;
    await captureConsole(async () => {
      element = await render(content);
    });
    const rest = [...element.querySelectorAll('audio')];
    expect(rest.map(({ title, src }) => [title, new URL(src).pathname])).to.deep.equal([
      ['Talk 60', '/demo/audio/60.wav'],
      ['Talk 61', '/demo/audio/61.wav'],
    ]);
  });

  describe('in the markup of published sites', () => {
    it('reads title, author, duration and download [BLK-003]', async () => {
      const element = await render(EMBED);
      const [row] = getRows(element);
      expect(
        [...element.querySelectorAll('[data-site-audio-text]')].map((node) => node.textContent),
      ).to.deep.equal(['Kiln song', 'Anna Bergström, 10-16-22']);
      expect(getPart(row, 'time').textContent).to.equal('25:36');
      expect(getPart(row, 'download').hidden).to.equal(true);
      expect(getRequests()).to.deep.equal([]);
    });

    it('plays a block with only an address, and offers an allowed download [BLK-003]', async () => {
      const element = await render(
        `<div class="squarespace-audio-player" data-audio-asset-url="${FILES[2]}" data-item-id="12345" data-show-download="true"></div>`,
      );
      const [row] = getRows(element);
      expect(row!.ariaLabel).to.equal('kiln-song');
      const download = getPart<HTMLAnchorElement>(row, 'download');
      expect([download.hidden, download.ariaLabel, new URL(download.href).pathname]).to.deep.equal([
        false,
        'Download: kiln-song',
        FILES[2],
      ]);
      await play(row);
    });

    it('ignores invalid addresses', async () => {
      const element = await render(
        '<div class="sqs-audio-embed" data-url="javascript:alert(1)"></div><div class="sqs-audio-embed"></div><audio controls></audio>',
      );
      expect(getRows(element)).to.deep.equal([]);
      expect(element.querySelectorAll('audio')).to.have.length(1);
    });
  });

  it('shows that a track cannot be played, and links its file', async () => {
    const element = await render(printAudio('/demo/pictures.css'));
    const [row] = getRows(element);
    const failed = oneEvent(element, 'site-audio-error');
    await clickOn(getPart(row, 'play'));
    await failed;
    const message = getPart<HTMLElement>(row, 'message');
    expect(message.role).to.equal('status');
    expect(message.textContent).to.equal('This track could not be played. Open the file');
    expect(new URL(message.querySelector('a')!.href).pathname).to.equal('/demo/pictures.css');
    expect([getHits(), element.paused]).to.deep.equal([[], true]);
    await expect(element).to.be.accessible();
  });

  it('pauses when another player of the page starts, and pauses the others when it starts [VID-008]', async () => {
    const element = await render(`<figure>${printAudio(FILES[0]!)}</figure>`);
    const other = await fixture<HTMLAudioElement>(html`<audio controls src=${FILES[1]!}></audio>`);
    const [row] = getRows(element);
    await play(row);
    await other.play();
    await waitUntil(() => getState(row) === 'paused', 'it does not pause');
    await play(row);
    expect(other.paused).to.equal(true);
    const second = await render(ALBUM);
    await play(getRows(second)[0]);
    expect([getState(row), element.paused]).to.deep.equal(['idle', true]);
  });

  it('shows the track in the media controls of the system', async () => {
    const element = await render(EMBED.replace('Kiln+Song', 'kiln-song'));
    await play(getRows(element)[0]);
    const { metadata } = navigator.mediaSession;
    expect([metadata!.title, metadata!.artist]).to.deep.equal(['Kiln song', 'Anna Bergström, 10-16-22']);
    element.remove();
    await waitUntil(() => navigator.mediaSession.metadata === null, 'the track is still shown');
  });

  it('continues playback that was started with the controls of the browser', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.setHTMLUnsafe(printAudio(FILES[0]!));
    const native = box.querySelector('audio')!;
    await sendKeys({ press: 'Shift' });
    await native.play();
    const element = document.createElement('site-audio');
    element.append(native);
    // A move pauses media. The element pauses it, too, which may be before it plays.
    void native.play().catch(() => {});
    box.append(element);
    await waitUntil(() => getRows(element).length === 1 && !element.paused, 'it does not continue');
    expect(native.paused).to.equal(true);
  });

  it('adds tracks that the page inserts, and restores the page’s nodes', async () => {
    const element = await render(ALBUM);
    const list = element.querySelector('ol')!;
    list.insertAdjacentHTML(
      'afterbegin',
      `<li>New <audio controls preload="none" src="${FILES[2]}"></audio></li>`,
    );
    await waitUntil(() => getRows(element).length === 4, 'the track is not added');
    expect(getPart(getRows(element)[0], 'play').ariaLabel).to.equal('Play: New');
    list.firstElementChild!.remove();
    await waitUntil(() => getRows(element).length === 3);
    element.remove();
    await waitUntil(
      () => element.querySelectorAll('audio').length === 3,
      'the page has not got its nodes back',
    );
    expect(getRows(element)).to.have.length(0);
  });

  for (const width of [320, 900])
    it(`has the same height before and after the upgrade at ${width} px`, async () => {
      for (const content of [
        ALBUM,
        `<figure><figcaption>First light</figcaption>${printAudio(FILES[0]!)}</figure>`,
        EMBED,
        `<div class="squarespace-audio-player" data-audio-asset-url="${FILES[0]}"></div>`,
      ]) {
        const element = await render(content, width);
        expect(element.getBoundingClientRect().height, content).to.be.closeTo(
          measureBefore(element, content),
          0.02,
        );
        expect(element.scrollWidth).to.be.at.most(width);
      }
    });

  it('has controls of 44 px that fit 320 px', async () => {
    const element = await render(ALBUM, 320);
    const [row] = getRows(element);
    await play(row);
    for (const part of ['play', 'slider', 'speed', 'next']) {
      const { width, height, right } = getPart(row, part).getBoundingClientRect();
      expect(Math.min(width, height), part).to.be.at.least(44);
      expect(right, part).to.be.at.most(row!.getBoundingClientRect().right);
    }
  });
});
