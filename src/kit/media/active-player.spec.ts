import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../testing/wait';
import { registerPlayer } from './active-player';

async function renderVideo(attributes: Partial<HTMLVideoElement> = {}): Promise<HTMLVideoElement> {
  const video = await fixture<HTMLVideoElement>(html`<video src="/demo/videos/dawn.webm"></video>`);
  return Object.assign(video, { muted: true, controls: true, ...attributes });
}

const dispatchPlay = (player: Element) =>
  player.dispatchEvent(new CustomEvent('site-video-play', { bubbles: true, composed: true }));

describe('active player', () => {
  let stopped: string[];
  let unregister: (() => void)[];
  const register = (name: string, host: Element) =>
    unregister.push(registerPlayer({ host, stop: () => stopped.push(name) }));

  beforeEach(() => {
    stopped = [];
    unregister = [];
  });
  afterEach(() => {
    for (const remove of unregister) remove();
  });

  it('stops the other players, including those in shadow roots [VID-008]', async () => {
    const box = await fixture(html`<div><p id="a"></p><p id="b"></p><section></section></div>`);
    const inner = box.querySelector('section')!.attachShadow({ mode: 'open' });
    const c = inner.appendChild(document.createElement('p'));
    register('a', box.querySelector('#a')!);
    register('b', box.querySelector('#b')!);
    register('c', c);
    dispatchPlay(c);
    expect(stopped).to.deep.equal(['a', 'b']);
  });

  it('pauses video elements of the page and stops when they start [VID-008]', async () => {
    const box = await fixture(html`<p></p>`);
    const [first, second] = [await renderVideo(), await renderVideo()];
    register('box', box);
    await first.play();
    await waitUntil(() => stopped.length === 1);
    await second.play();
    await waitUntil(() => first.paused);
    dispatchPlay(box);
    expect(second.paused).to.equal(true);
  });

  it('ignores muted videos without controls', async () => {
    const box = await fixture(html`<p></p>`);
    const background = await renderVideo({ controls: false });
    register('box', box);
    await background.play();
    dispatchPlay(box);
    expect([background.paused, stopped]).to.deep.equal([false, []]);
  });

  it('ignores the video element inside a player', async () => {
    const box = await fixture(html`<p></p>`);
    const own = await renderVideo();
    box.append(own);
    register('box', box);
    await own.play();
    dispatchPlay(box);
    expect([own.paused, stopped]).to.deep.equal([false, []]);
  });

  it('has no effect after the last player is unregistered', async () => {
    const box = await fixture(html`<p></p>`);
    const other = await renderVideo();
    register('box', box);
    unregister.pop()!();
    await other.play();
    dispatchPlay(box);
    expect([other.paused, stopped]).to.deep.equal([false, []]);
  });
});
