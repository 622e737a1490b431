import { expect, fixture, html } from '@open-wc/testing';
import { registerPlayer } from './active-player';
import { waitUntil } from './testing/wait';

async function film(attributes: Partial<HTMLVideoElement> = {}): Promise<HTMLVideoElement> {
  const video = await fixture<HTMLVideoElement>(html`<video src="/demo/videos/dawn.webm"></video>`);
  return Object.assign(video, { muted: true, controls: true, ...attributes });
}

const starts = (from: Element) =>
  from.dispatchEvent(new CustomEvent('site-video-play', { bubbles: true, composed: true }));

describe('one video at a time', () => {
  let stopped: string[];
  let leave: (() => void)[];
  const take = (name: string, host: Element) =>
    leave.push(registerPlayer({ host, stop: () => stopped.push(name) }));

  beforeEach(() => {
    stopped = [];
    leave = [];
  });
  afterEach(() => {
    for (const go of leave) go();
  });

  it('stops the others, also in other shadow roots, and not the one that starts [VID-008]', async () => {
    const box = await fixture(html`<div><p id="a"></p><p id="b"></p><section></section></div>`);
    const inner = box.querySelector('section')!.attachShadow({ mode: 'open' });
    const c = inner.appendChild(document.createElement('p'));
    take('a', box.querySelector('#a')!);
    take('b', box.querySelector('#b')!);
    take('c', c);
    starts(c);
    expect(stopped).to.deep.equal(['a', 'b']);
  });

  it('pauses videos of the page, and hears them start [VID-008]', async () => {
    const box = await fixture(html`<p></p>`);
    const [one, two] = [await film(), await film()];
    take('box', box);
    await one.play();
    await waitUntil(() => stopped.length === 1);
    await two.play();
    await waitUntil(() => one.paused);
    starts(box);
    expect(two.paused).to.equal(true);
  });

  it('leaves a silent video without controls alone', async () => {
    const box = await fixture(html`<p></p>`);
    const background = await film({ controls: false });
    take('box', box);
    await background.play();
    starts(box);
    expect([background.paused, stopped]).to.deep.equal([false, []]);
  });

  it('leaves the video inside a player to that player', async () => {
    const box = await fixture(html`<p></p>`);
    const own = await film();
    box.append(own);
    take('box', box);
    await own.play();
    starts(box);
    expect([own.paused, stopped]).to.deep.equal([false, []]);
  });

  it('ends with the last player', async () => {
    const box = await fixture(html`<p></p>`);
    const other = await film();
    take('box', box);
    leave.pop()!();
    await other.play();
    starts(box);
    expect([other.paused, stopped]).to.deep.equal([false, []]);
  });
});
