import '../../../elements/site-services';
import { aTimeout, expect, fixture, html, oneEvent } from '@open-wc/testing';
import Cookies from 'js-cookie';
import { ContextRequestEvent } from '../../kit/element/context-request';
import { captureConsole } from '../../kit/testing/console';
import { trackListeners } from '../../kit/testing/listeners';
import { waitUntil } from '../../kit/testing/wait';
import type { Services } from '../../services/services';
import { servicesContext } from '../../services/services-context';
import type { SiteServices } from './services.element';

/** Services received by a request, newest last; undefined if the provider was removed. */
function requestServices(from: Element, subscribe = true): (Services | undefined)[] {
  const received: (Services | undefined)[] = [];
  from.dispatchEvent(
    new ContextRequestEvent<Services>(
      servicesContext,
      from,
      (services) => received.push(services),
      subscribe,
    ),
  );
  return received;
}

const show = (markup: ReturnType<typeof html>) => fixture<SiteServices>(markup);
const isLoaded = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('blocks/services/provider'));
const clearConsent = () => Cookies.remove('ss_cookieAllowed');

describe('<site-services>', () => {
  beforeEach(clearConsent);
  after(clearConsent);

  it('loads no services until they are requested, and exposes the pending consent', async () => {
    await show(html`<site-services><p>Page</p></site-services>`);
    await aTimeout(50);
    expect(isLoaded()).to.equal(false);
    expect(document.documentElement.dataset.siteConsent).to.equal('pending');
  });

  it('deletes the tracking cookies of an earlier page after the visitor has declined [CON-020]', async () => {
    Cookies.set('ss_cvr', '1');
    Cookies.set('ss_cookieAllowed', 'false');
    await show(html`<site-services></site-services>`);
    await waitUntil(() => Cookies.get('ss_cvr') === undefined, 'the cookie stays', 15_000);
    expect(Cookies.get('ss_cookieAllowed')).to.equal('false');
  });

  it('also deletes them without a decision under the restrictive policy of the site [CON-019]', async () => {
    Cookies.set('ss_cvr', '1');
    await show(html`<site-services>
      <script type="application/json">
        { "cookieSettings": { "isRestrictiveCookiePolicyEnabled": true } }
      </script>
    </site-services>`);
    await waitUntil(() => Cookies.get('ss_cvr') === undefined, 'the cookie stays', 15_000);
  });

  it('loads immediately if a submission of an earlier page is pending', async () => {
    localStorage.setItem('site-form-outbox', '1');
    try {
      await show(html`<site-services></site-services>`);
      await waitUntil(isLoaded, 'no services', 15_000);
      // Nothing is pending, so the flag is removed.
      await waitUntil(() => localStorage.getItem('site-form-outbox') === null, 'the flag is kept', 15_000);
    } finally {
      localStorage.removeItem('site-form-outbox');
    }
  });

  it('does not answer a request before it has loaded, then announces itself', async () => {
    const element = await show(html`<site-services api-base="/shop/api/"><p></p></site-services>`);
    const block = element.querySelector('p') as Element;
    const announcement = oneEvent(document, 'context-provider');
    expect(requestServices(block)).to.deep.equal([]);
    expect((await announcement).target).to.equal(element);
    expect(requestServices(block)[0]?.settings.apiBase).to.equal('/shop/api/');
  });

  it('answers elements that were connected before it, and only requests for its own context', async () => {
    const box = await fixture(html`<div><site-later><p></p></site-later></div>`);
    const block = box.querySelector('p') as Element;
    expect(requestServices(block)).to.deep.equal([]);
    const element = document.createElement('site-services');
    block.before(element);
    element.append(block);
    const { cart } = await element.services;
    expect(requestServices(block)[0]?.cart).to.equal(cart);
    let other = false;
    block.dispatchEvent(new ContextRequestEvent('other', block, () => (other = true), true));
    expect(other).to.equal(false);
  });

  it('answers elements inside and outside that repeat their request during the announcement', async () => {
    const box = await fixture(html`<div><p></p><site-services><p></p></site-services></div>`);
    const element = box.querySelector('site-services') as SiteServices;
    const blocks = [...box.querySelectorAll('p')];
    const received = new Map<Element, unknown>();
    const requestAgain = () => blocks.forEach((block) => void received.set(block, requestServices(block)[0]));
    document.addEventListener('context-provider', requestAgain);
    blocks.forEach((block) => void requestServices(block));
    const services = await element.services;
    document.removeEventListener('context-provider', requestAgain);
    expect(blocks.map((block) => received.get(block))).to.deep.equal([services, services]);
  });

  it('answers elements anywhere in the document if it is the only provider', async () => {
    const box = await fixture(html`<div><p></p><site-services locale="de"></site-services></div>`);
    const services = await (box.querySelector('site-services') as SiteServices).services;
    expect(requestServices(box.querySelector('p') as Element)).to.deep.equal([services]);
  });

  it('lets the nearest provider answer', async () => {
    const outer = await show(html`
      <site-services locale="de"><site-services locale="fr"><p></p></site-services></site-services>
    `);
    const inner = outer.querySelector('site-services') as SiteServices;
    await Promise.all([outer.services, inner.services]);
    expect(
      requestServices(outer.querySelector('p') as Element).map((one) => one?.settings.locale),
    ).to.deep.equal(['fr']);
  });

  it('reads attributes, their aliases and the site context', async () => {
    const element = await show(html`
      <site-services locale="pt-BR" data-currency="BRL" data-events-url="/collect" events-stage-url="/stage">
        <script type="application/json">
          { "website": { "id": "w1", "language": "en-US" }, "pageType": 2 }
        </script>
      </site-services>
    `);
    const { settings, context } = await element.services;
    expect(settings).to.deep.equal({
      apiBase: '/api/',
      websiteId: 'w1',
      locale: 'pt-BR',
      currency: 'BRL',
      eventsUrl: '/collect',
      eventsStageUrl: '/stage',
      commercePixelUrl: '',
      logoutPath: 'auth/Logout',
      announcementManager: '',
      overlayManager: '',
      internalHosts: [],
    });
    expect(context.pageType).to.equal(2);
  });

  for (const broken of ['{ broken', '[{ "website": {} }]', 'null', '"text"', '<p>An error page</p>'])
    it(`warns once about the site context ${broken} and uses an empty one`, async () => {
      const warnings = await captureConsole(async () => {
        for (const _ of [1, 2]) {
          const element = document.createElement('site-services');
          const script = document.createElement('script');
          script.type = 'application/json';
          script.textContent = broken;
          element.append(script);
          (await fixture(html`<div></div>`)).append(element);
          expect((await element.services).context.website.id).to.equal('');
        }
      });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.match(
        /^site-services: its site context is not a JSON object \(.+\); using an empty one\.$/,
      );
    });

  it('creates new services when an attribute or the site context changes, and notifies subscribers', async () => {
    const element = await show(html`<site-services locale="de"><p></p></site-services>`);
    const first = await element.services;
    const received = requestServices(element.querySelector('p') as Element);
    element.locale = 'fr';
    await element.updateComplete;
    element.dataset.currency = 'CHF';
    await aTimeout(0);
    const context = document.createElement('script');
    context.type = 'application/json';
    context.textContent = '{"website":{"id":"w2"}}';
    element.append(context);
    await aTimeout(0);
    element.setAttribute('locale', 'fr');
    await element.updateComplete;
    expect(
      received.map((one) => [one?.settings.locale, one?.settings.currency, one?.settings.websiteId]),
    ).to.deep.equal([
      ['de', 'USD', ''],
      ['fr', 'USD', ''],
      ['fr', 'CHF', ''],
      ['fr', 'CHF', 'w2'],
    ]);
    const services = await element.services;
    expect(services).to.equal(received.at(-1));
    expect(services).not.to.equal(first);
  });

  it('keeps its services when it is moved', async () => {
    const element = await show(html`<site-services><p></p></site-services>`);
    const services = await element.services;
    const received = requestServices(element.querySelector('p') as Element);
    const elsewhere = await fixture(html`<div></div>`);
    elsewhere.append(element);
    await aTimeout(0);
    expect(await element.services).to.equal(services);
    expect(received).to.deep.equal([services]);
  });

  it('starts once, stops everything when it is removed, and can be inserted again [HDR-006]', async () => {
    // The element of the previous test may still be disconnecting.
    await aTimeout(0);
    const tracked = trackListeners();
    const closed: string[] = [];
    const { close } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.close = function () {
      closed.push(this.name);
      close.call(this);
    };
    try {
      const element = document.createElement('site-services');
      const block = document.createElement('p');
      element.append(block);
      document.body.append(element);
      const first = await element.services;
      expect(await element.services).to.equal(first);
      const received = requestServices(block);
      element.remove();
      await aTimeout(0);
      expect(received).to.have.length(2);
      expect(received[1]).to.equal(undefined);
      expect(tracked.live()).to.deep.equal([]);
      expect(closed.sort()).to.deep.equal(['site-cart', 'site-consent']);
      document.body.append(element);
      expect(await element.services).not.to.equal(first);
      expect(requestServices(block)).to.have.length(1);
      element.remove();
      await aTimeout(0);
    } finally {
      tracked.stop();
      BroadcastChannel.prototype.close = close;
    }
  });

  it('has standalone services outside the document', async () => {
    const tracked = trackListeners();
    const { cart } = await document.createElement('site-services').services;
    expect(cart.state.get().status).to.equal('idle');
    expect(tracked.live()).to.deep.equal([]);
    tracked.stop();
  });

  it('counts the page view once with consent, whatever else changes', async () => {
    Cookies.set('ss_cookieAllowed', 'true');
    // A continued visit: a new one would request its pixel, which is an image.
    const now = Date.now();
    Cookies.set('ss_cvr', `v|${now}|${now}|${now}|1`);
    Cookies.set('ss_cvt', String(now));
    const sent: [string, RequestInit][] = [];
    const { fetch } = window;
    window.fetch = async (url, init) => {
      if (String(url).includes('/census/')) sent.push([String(url), init ?? {}]);
      return new Response(null, { status: 204 });
    };
    try {
      const element = await show(html`<site-services website-id="w3"></site-services>`);
      await waitUntil(() => sent.length > 0);
      element.locale = 'fr';
      await element.updateComplete;
      await (await show(html`<site-services></site-services>`)).services;
      await aTimeout(0);
      expect(document.documentElement.dataset.siteConsent).to.equal('granted');
      expect(sent.map(([url]) => new URL(url).pathname)).to.deep.equal(['/api/census/RecordHit']);
      const hit = sent[0]?.[1].body as URLSearchParams;
      expect(JSON.parse(hit.get('data') ?? '')).to.include({ websiteId: 'w3', title: document.title });
      expect(document.cookie).to.contain(`ss_cvr=${hit.get('ss_cvr')}`);
    } finally {
      // Before `fetch` is restored: an element that is still tracking would request its settings.
      for (const element of document.querySelectorAll('site-services')) element.remove();
      await aTimeout(0);
      window.fetch = fetch;
      for (const name of ['ss_cvr', 'ss_cvt']) Cookies.remove(name);
    }
  });
});
