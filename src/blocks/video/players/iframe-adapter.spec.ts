import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../../kit/testing/wait';
import { createIframeAdapter } from './iframe-adapter';
import type { PlayerAdapter, PlayerProtocol, PlayerUpdate } from './player';
import { protocol as vimeo } from './vimeo';

/** The Vimeo protocol with a player on this host. */
const localProtocol: PlayerProtocol = { ...vimeo, origin: location.origin };

describe('iframe adapter', () => {
  let received: unknown[];
  let updates: PlayerUpdate[];
  let channel: BroadcastChannel;
  let player: PlayerAdapter;

  async function open(protocol = localProtocol): Promise<HTMLIFrameElement> {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe title="Player"></iframe>`);
    player = createIframeAdapter(frame, protocol, (update) => updates.push(update));
    frame.src = '/src/blocks/video/testing/fake-player.html';
    return frame;
  }
  const reply = (message: unknown) => channel.postMessage({ reply: message });
  const countReceived = (method: string) =>
    received.filter((message) => (message as { method: string }).method === method).length;

  beforeEach(() => {
    received = [];
    updates = [];
    channel = new BroadcastChannel('fake-player');
    channel.onmessage = ({ data }) => void received.push(data);
  });
  afterEach(() => {
    player.disconnect();
    channel.close();
  });

  it('repeats the handshake until the player answers, then sends queued commands [VID-010]', async () => {
    await open();
    player.send('play');
    await waitUntil(() => countReceived('ping') > 1);
    expect([countReceived('play'), player.canPause]).to.deep.equal([0, false]);
    reply({ method: 'ping' });
    await waitUntil(() => countReceived('play') === 1);
    expect([countReceived('addEventListener') > 3, player.canPause]).to.deep.equal([true, true]);
    reply(JSON.stringify({ event: 'play', data: { seconds: 2, duration: 9 } }));
    await waitUntil(() => updates.some(({ paused }) => paused === false));
    player.send('pause');
    await waitUntil(() => countReceived('pause') === 1);
  });

  it('accepts messages only from its iframe and the origin of the provider', async () => {
    const frame = await open({ ...localProtocol, origin: 'https://player.vimeo.com' });
    await waitUntil(() => countReceived('ping') > 0);
    reply({ event: 'play' });
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
    const pings = countReceived('ping');
    await waitUntil(() => countReceived('ping') > pings);
    expect([updates, player.canPause]).to.deep.equal([[], false]);
  });

  it('ignores invalid messages', async () => {
    await open();
    await waitUntil(() => countReceived('ping') > 0);
    for (const invalid of ['', '{', 'null', 42, null, [], { event: {} }, { event: '__proto__', data: 7 }])
      reply(invalid);
    reply({ event: 'ended' });
    await waitUntil(() => updates.some(({ ended }) => ended));
    expect('polluted' in {}).to.equal(false);
  });
});
