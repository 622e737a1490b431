// Third-party tags as used by sites: one of each common kind, in the form that waits for consent. All of them load from
// one host, which the tests fake.
import type { BrowserContext } from 'playwright-core';

export interface Tag {
  /** Query string of its requests. */
  readonly name: string;
  readonly markup: string;
}

const script = (name: string, code: string, more = '') =>
  `<script type="text/plain" data-consent="analytics" ${more}>${code.replaceAll('NAME', name)}</script>`;
const file = (name: string, more = '') =>
  `<script type="text/plain" data-consent="analytics" src="http://vendors.test/tag.js?${name}" ${more}></script>`;
/** The snippet with which most vendors insert their script. */
const insert =
  "(function(d,t){var e=d.createElement(t);e.async=1;e.src='http://vendors.test/tag.js?NAME';var s=d.getElementsByTagName(t)[0];s.parentNode.insertBefore(e,s)})(document,'script');";

const markup: Record<string, string> = {
  analytics: `${file('analytics', 'async')}${script('analytics', "window.dataLayer=window.dataLayer||[];dataLayer.push(['config','G-1']);")}`,
  'tag-manager': script(
    'tag-manager',
    `window.dataLayer=window.dataLayer||[];dataLayer.push({start:1});${insert}`,
  ),
  'social-pixel': script(
    'social-pixel',
    `window.px=window.px||function(){(px.q=px.q||[]).push(arguments)};${insert}px('init','1');`,
  ),
  heatmap: script('heatmap', `window.hm={id:1};${insert}`),
  'session-replay': script('session-replay', "navigator.sendBeacon('http://vendors.test/hit?NAME','frame');"),
  heartbeat: script(
    'heartbeat',
    "setInterval(function(){fetch('http://vendors.test/hit?NAME',{mode:'no-cors'}).catch(function(){})},200);",
  ),
  'product-analytics': script(
    'product-analytics',
    `localStorage.setItem('ajs_anonymous_id','1');indexedDB.open('amplitude_queue');${insert}`,
  ),
  'chat-widget': script(
    'chat-widget',
    "var f=document.createElement('iframe');f.title='Chat';f.src='http://vendors.test/frame?NAME';document.body.append(f);sessionStorage.setItem('intercom-state','1');",
  ),
  'video-embed':
    '<iframe data-consent="marketing" data-src="http://vendors.test/frame?video-embed" title="Video" allow="autoplay"></iframe>',
  'video-embed-quiet':
    '<iframe data-consent="video" data-src="http://vendors.test/frame?video-embed-quiet" title="Video" loading="lazy"></iframe>',
  'map-embed':
    '<iframe data-consent="functional" data-src="http://vendors.test/frame?map-embed" title="Map"></iframe>',
  pixel: '<img data-consent="ads" data-src="http://vendors.test/hit?pixel" width="1" height="1" alt="">',
  'responsive-pixel':
    '<img data-consent="ads" data-src="http://vendors.test/hit?responsive-pixel" data-srcset="http://vendors.test/hit?responsive-pixel 2x" width="1" height="1" alt="">',
  'cookie-sync':
    '<img data-consent="ads" data-src="http://vendors.test/hit?cookie-sync" width="1" height="1" alt="">',
  'share-buttons': file('share-buttons', 'defer'),
  experiment: file('experiment'),
  'module-analytics': script(
    'module-analytics',
    "import('http://vendors.test/tag.js?NAME');",
    'data-type="module"',
  ),
  'written-tag': script(
    'written-tag',
    "new Image().src='http://vendors.test/hit?NAME';document.cookie='shop_visitor=1;path=/';localStorage.setItem('shop_seen','1');",
    'data-consent-clear="shop_visitor shop_*"',
  ),
  retargeting: script(
    'retargeting',
    "var x=new XMLHttpRequest();x.open('POST','http://vendors.test/hit?NAME');x.send('1');",
  ),
  'late-tag': `<script>addEventListener('load',function(){setTimeout(function(){var s=document.createElement('script');s.type='text/plain';s.dataset.consent='analytics';s.src='http://vendors.test/tag.js?late-tag';document.body.append(s)},50)})</script>`,
  'late-frame': `<script>addEventListener('load',function(){setTimeout(function(){var f=document.createElement('iframe');f.title='Late';f.dataset.consent='marketing';f.dataset.src='http://vendors.test/frame?late-frame';document.body.append(f)},50)})</script>`,
};

export const tags: readonly Tag[] = Object.entries(markup).map(([name, text]) => ({ name, markup: text }));

/** The fake host of all vendors. */
export const VENDORS = 'http://vendors.test';

/** Answers requests to vendors: with a script that behaves like such tags, a page for frames, and a cookie. */
export async function fakeVendors(context: BrowserContext): Promise<void> {
  await context.route(`${VENDORS}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    const headers = { 'access-control-allow-origin': '*', 'set-cookie': 'vendor=1; Path=/' };
    if (pathname === '/tag.js')
      return route.fulfill({ headers, contentType: 'text/javascript', body: vendorScript(search.slice(1)) });
    if (pathname === '/frame')
      return route.fulfill({
        headers,
        contentType: 'text/html',
        body: '<!doctype html><title>Embed</title>',
      });
    return route.fulfill({ headers, status: 204 });
  });
}

/** Sends a request to the vendor and stores what such tags usually store. */
const vendorScript = (name: string) => `
  document.cookie = '_ga=1; path=/; max-age=999999';
  document.cookie = '_fbp=1; path=/; max-age=999999';
  localStorage.setItem('_hjSession', '1');
  sessionStorage.setItem('_gcl_ls', '1');
  indexedDB.open('ph_events');
  new Image().src = '${VENDORS}/hit?${name}';`;
