// A visitor uses a popup, tabs, an accordion, the search, a calendar, comments, a booking link and a recording, by pointer
// and by keyboard.
import { expect } from 'vitest';
import type { JourneyContext, Journeys } from './journey';

const POST = '/sites/restaurant/journal/soup-weather';

const TABS = `<site-tabs label="Menu">
  <section><h3>Lunch</h3><p id="lunch">Soup</p></section>
  <section><h3>Dinner</h3><p id="dinner">Fish</p></section>
  <section><h3>Wine</h3><p id="wine">Red</p></section>
</site-tabs>`;

const ACCORDION = `<site-accordion>
  <details name="faq"><summary>Delivery</summary><p id="delivery">Within three days.</p></details>
  <details name="faq"><summary>Returns</summary><p id="returns">For 30 days.</p></details>
</site-accordion>`;

const BOOKING = `<site-reservation>
  <a href="/elements/reservation/?booked">Book a table</a>
</site-reservation>`;

async function openPage({ visitor, proxy }: JourneyContext, body: string): Promise<void> {
  proxy.addPage('/journey/content', body);
  await visitor.goto('/journey/content');
}

export const contentJourneys: Journeys = {
  'a popup opens by its link, and closes by its button and by Escape': async (context) => {
    const { visitor } = context;
    await openPage(
      context,
      `<p><a href="#sizes">Which size?</a></p>
       <site-popup id="sizes" popup-style="none"><h2>Sizes</h2><p>Small prints suit a shelf.</p></site-popup>`,
    );
    const isGone = () => !document.querySelector('#sizes')?.shadowRoot?.querySelector('[part=dialog]');
    await visitor.click('main a');
    await visitor.waitFor('#sizes >>> [part=dialog]');
    await visitor.click('#sizes >>> [part=close]');
    await visitor.waitUntil(isGone);
    // The first click may have come before the rules started; it then led to the address of the popup.
    await visitor.run(() => document.querySelector<HTMLElement>('main a')?.focus());
    await visitor.press('Enter');
    await visitor.waitFor('#sizes >>> [part=dialog]');
    await visitor.press('Escape');
    await visitor.waitUntil(isGone);
    await visitor.waitUntil(() => document.activeElement?.matches('main a'));
  },

  'tabs show one section, by click and by arrow keys': async (context) => {
    const { visitor } = context;
    await openPage(context, TABS);
    await visitor.pointAt('site-tabs');
    await visitor.waitFor('#lunch');
    await visitor.waitUntil(() => document.querySelectorAll('[role=tab]').length === 3);
    await visitor.click('[role=tab]:nth-of-type(2)');
    await visitor.waitFor('#dinner');
    await visitor.waitFor('#lunch', ({ isVisible }) => !isVisible);
    await visitor.press('ArrowRight');
    await visitor.press('Enter');
    await visitor.waitFor('#wine');
    await visitor.press('Home');
    await visitor.press('Enter');
    await visitor.waitFor('#lunch');
    await visitor.waitFor('#wine', ({ isVisible }) => !isVisible);
  },

  'an accordion opens one item, by click and by keyboard': async (context) => {
    const { visitor } = context;
    await openPage(context, ACCORDION);
    await visitor.click('details:first-of-type summary');
    await visitor.waitFor('#delivery');
    await visitor.waitUntil(() => document.querySelector('site-accordion')?.matches(':state(ready)'));
    await visitor.run(() => document.querySelectorAll('summary')[1]?.focus());
    await visitor.press('Enter');
    await visitor.waitFor('#returns');
    await visitor.waitFor('#delivery', ({ isVisible }) => !isVisible);
    await visitor.press('Enter');
    await visitor.waitFor('#returns', ({ isVisible }) => !isVisible);
  },

  'the search previews results, and Enter opens the chosen one': async ({ visitor }) => {
    await visitor.goto('/elements/search/');
    await visitor.click('site-search input');
    await visitor.waitFor('site-search [role=combobox]');
    await visitor.page.keyboard.type('north');
    // While the visitor types slowly, the results of a part of the word come first, and those of the word replace them.
    await visitor.waitFor('[role=option][data-part=all]', ({ text }) => text.includes('north'));
    await visitor.press('ArrowDown');
    const chosen = 'a[role=option][aria-selected=true]';
    await visitor.waitFor(chosen);
    const url = await visitor.run(
      (option) => document.querySelector<HTMLAnchorElement>(option)?.href,
      chosen,
    );
    await visitor.press('Enter');
    await visitor.waitForPage(String(url));
  },

  'a calendar changes its month in place, by click and by keyboard': async ({ visitor }) => {
    await visitor.goto('/sites/restaurant/events/');
    await visitor.pointAt('site-calendar table');
    await visitor.waitUntil(() => document.querySelector('site-calendar')?.matches(':state(ready)'));
    const month = async () => (await visitor.waitFor('site-calendar .site-calendar-name')).text;
    const before = await month();
    await visitor.click('site-calendar a[rel=next]');
    await expect.poll(month).not.toBe(before);
    const next = await month();
    await visitor.run(() => document.querySelector<HTMLElement>('site-calendar a[rel=prev]')?.focus());
    await visitor.press('Enter');
    await expect.poll(month).not.toBe(next);
    expect(await month()).toBe(before);
  },

  'a comment is liked by click, and answered by keyboard': async ({ visitor }) => {
    await visitor.goto(POST);
    await visitor.pointAt('[data-comment-like]');
    await visitor.click('[data-comment-like] button');
    await visitor.waitFor('[data-comment-like] button[aria-pressed=true]');
    await visitor.waitUntil(() => !document.querySelector('[data-comment-like][aria-busy]'));
    await visitor.run(() => document.querySelector<HTMLElement>('[data-comment-reply]')?.focus());
    await visitor.press('Enter');
    await visitor.waitFor('[data-comment-form] textarea');
    await visitor.waitUntil(() => document.activeElement?.closest('[data-comment-form]') != null);
  },

  'a booking link without a widget leads to the provider, by click and by keyboard': async (context) => {
    const { visitor } = context;
    for (const use of [() => visitor.click('site-reservation a'), () => visitor.press('Enter')]) {
      await openPage(context, BOOKING);
      await visitor.pointAt('site-reservation a');
      await visitor.run(() => document.querySelector<HTMLElement>('site-reservation a')?.focus());
      await use();
      await visitor.waitForPage('/elements/reservation/?booked');
    }
  },
};

/** Not in Firefox, which plays nothing on a machine without an audio device. */
export const recordingJourneys: Journeys = {
  'a recording plays and pauses, by click and by keyboard': async (context) => {
    const { visitor } = context;
    await openPage(
      context,
      '<site-audio><figure><figcaption>First light</figcaption><audio controls preload="none" src="/audio/first-light.wav"></audio></figure></site-audio>',
    );
    await visitor.pointAt('site-audio');
    await visitor.click('[data-part=play]');
    await visitor.waitFor('[data-state=playing] [data-part=play]');
    await visitor.run(() => document.querySelector<HTMLElement>('[data-part=play]')?.focus());
    await visitor.press('Space');
    await visitor.waitFor('[data-state=paused] [data-part=play]');
  },
};
