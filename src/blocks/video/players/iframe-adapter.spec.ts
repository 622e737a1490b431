import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../../kit/testing/wait';
import { createIframeAdapter } from './iframe-adapter';
import type { PlayerAdapter, PlayerProtocol, PlayerUpdate } from './player';
import { protocol as vimeo } from './vimeo';

/** The language of Vimeo with a player on this host. */
const here: PlayerProtocol = { ...vimeo, origin: location.origin };

describe('a player in a frame', () => {
  let heard: unknown[];
  let reports: PlayerUpdate[];
  let line: BroadcastChannel;
  let player: PlayerAdapter;

  async function open(protocol = here): Promise<HTMLIFrameElement> {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe title="Player"></iframe>`);
    player = createIframeAdapter(frame, protocol, (said) => reports.push(said));
    frame.src = '/src/blocks/video/testing/fake-player.html';
    return frame;
  }
  const say = (message: unknown) => line.postMessage({ say: message });
  const hears = (method: string) =>
    heard.filter((one) => (one as { method: string }).method === method).length;

  beforeEach(() => {
    heard = [];
    reports = [];
    line = new BroadcastChannel('stand-in');
    line.onmessage = ({ data }) => void heard.push(data);
  });
  afterEach(() => {
    player.disconnect();
    line.close();
  });

  it('is greeted until it answers; what was asked of it meanwhile comes then [VID-010]', async () => {
    await open();
    player.send('play');
    await waitUntil(() => hears('ping') > 1);
    expect([hears('play'), player.pausable]).to.deep.equal([0, false]);
    say({ method: 'ping' });
    await waitUntil(() => hears('play') === 1);
    expect([hears('addEventListener') > 3, player.pausable]).to.deep.equal([true, true]);
    say(JSON.stringify({ event: 'play', data: { seconds: 2, duration: 9 } }));
    await waitUntil(() => reports.some(({ paused }) => paused === false));
    player.send('pause');
    await waitUntil(() => hears('pause') === 1);
  });

  it('is heard only from its own frame and its provider', async () => {
    const frame = await open({ ...here, origin: 'https://player.vimeo.com' });
    await waitUntil(() => hears('ping') > 0);
    say({ event: 'play' });
    dispatchEvent(
      new MessageEvent('message', {
        data: { event: 'play' },
        origin: 'https://player.vimeo.com',
        source: window,
      }),
    );
    dispatchEvent(
      new MessageEvent('message', {
        data: { event: 'pause' },
        origin: 'https://player.vimeo.com.evil.example',
        source: frame.contentWindow,
      }),
    );
    const pings = hears('ping');
    await waitUntil(() => hears('ping') > pings);
    expect([reports, player.pausable]).to.deep.equal([[], false]);
  });

  it('may send anything without harm', async () => {
    await open();
    await waitUntil(() => hears('ping') > 0);
    for (const odd of ['', '{', 'null', 42, null, [], { event: {} }, { event: '__proto__', data: 7 }])
      say(odd);
    say({ event: 'ended' });
    await waitUntil(() => reports.some(({ ended }) => ended));
    expect('polluted' in {}).to.equal(false);
  });
});
