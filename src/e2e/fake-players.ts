// Fake video players at the providers' addresses. They implement the providers' protocols and record all requests.
import type { Page } from 'playwright-core';

/** Messages and requests that the fake players have received. */
export interface FakePlayers {
  /** Commands in order: `youtube playVideo`, `vimeo pause`. */
  readonly commands: readonly string[];
  /** Addresses of all requests to providers. */
  readonly requests: readonly URL[];
}

/** Hosts of the providers. */
const HOSTS =
  /^https:\/\/([\w-]+\.)*(youtube|youtube-nocookie|ytimg|vimeo|vimeocdn|wistia|animoto|amazonaws)\.(com|net)\//;

/** Answers all requests to providers from now on. */
export async function fakePlayers(page: Page): Promise<FakePlayers> {
  const commands: string[] = [];
  const requests: URL[] = [];
  await page.exposeFunction('recordCommand', (line: string) => void commands.push(line));
  await page.route(HOSTS, (route) => {
    const url = new URL(route.request().url());
    requests.push(url);
    const script = scripts.find(([host]) => url.hostname.endsWith(host))?.[1] ?? '';
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Player</title><button>Inside</button><script>${COMMON}${script}</script>`,
    });
  });
  return { commands, requests };
}

/** A clock that runs during playback. */
const COMMON = `
  let playing = false, at = 0;
  const up = (message) => parent.postMessage(message, '*');
  const note = (name, what) => recordCommand(name + ' ' + what);
  setInterval(() => { if (playing) { at += 0.1; tick(); } }, 100);
  let tick = () => {};
`;

const scripts: readonly (readonly [string, string])[] = [
  [
    'youtube-nocookie.com',
    `
    let listening = false;
    const say = (event, info) => listening && up(JSON.stringify({ event, info, id: 1, channel: 'widget' }));
    const state = (info) => { playing = info === 1; say('onStateChange', info); };
    tick = () => say('infoDelivery', { currentTime: at, duration: 60, playerState: 1 });
    addEventListener('message', ({ data }) => {
      const { event, func, args } = JSON.parse(data);
      if (event === 'listening' && !listening) {
        listening = true;
        say('onReady', null);
        say('initialDelivery', { currentTime: 0, duration: 60, volume: 100, muted: false, playerState: -1 });
        if (location.search.includes('autoplay=1')) state(1);
      }
      if (event !== 'command' || func === 'addEventListener') return;
      note('youtube', func);
      if (func === 'playVideo') state(1);
      if (func === 'pauseVideo') state(2);
      if (func === 'seekTo') at = args[0];
    });`,
  ],
  [
    'player.vimeo.com',
    `
    const wants = new Set();
    const say = (event) => wants.has(event) && up({ event, data: { seconds: at, duration: 30 } });
    tick = () => say('timeupdate');
    const set = (value) => { playing = value; say(value ? 'play' : 'pause'); };
    addEventListener('message', ({ data: { method, value } }) => {
      if (method === 'ping') return up({ method });
      if (method === 'addEventListener') {
        wants.add(value);
        if (value === 'play' && location.search.includes('autoplay=1')) set(true);
        return;
      }
      if (method === 'getDuration') return up({ method, value: 30 });
      note('vimeo', method);
      if (method === 'play') set(true);
      if (method === 'pause') set(false);
    });
    up(JSON.stringify({ event: 'ready' }));`,
  ],
  [
    'fast.wistia.net',
    `
    const say = (...args) => up(JSON.stringify({ method: '_trigger', args }));
    const set = (value) => { playing = value; say('statechange', value ? 'playing' : 'paused'); };
    tick = () => say('timechange', at);
    addEventListener('message', ({ data }) => {
      if (data === 'amp-listening') return set(true);
      note('wistia', data);
      if (data === 'amp-play') set(true);
      if (data === 'amp-pause') set(false);
    });`,
  ],
];
