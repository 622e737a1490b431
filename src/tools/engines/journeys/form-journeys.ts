// A visitor writes to the site, subscribes, signs in and rates a purchase.
import { expect } from 'vitest';
import { CONTACT, FORM, readSubmissions } from '../../../e2e/contact-form';
import { requestReview } from '../../../e2e/purchase';
import type { Journeys } from './journey';

const NEWS = '.site-footer site-newsletter';
const REVIEW = 'site-reviews';

export const formJourneys: Journeys = {
  'a form reports errors, is corrected and stored once': async ({ visitor, site }) => {
    await visitor.goto(CONTACT);
    await visitor.type(`${FORM} [name=name]`, 'A');
    await visitor.waitUntil(() => document.querySelector('site-form[form-id=contact]:state(ready)') !== null);
    await visitor.press('Enter');
    await visitor.waitFor(`${FORM} .site-form-summary`);
    await visitor.type(`${FORM} [name=email]`, 'engines@example.com');
    await visitor.press('Tab');
    await visitor.press('P');
    await visitor.type(`${FORM} [name=message]`, 'Two prints, please.');
    // While errors disappear, the button moves up and a click could miss it.
    await visitor.waitUntil(() => document.querySelector('site-form [aria-invalid=true]') === null);
    await visitor.click(`${FORM} form button`);
    await visitor.waitFor(`${FORM} .site-form-success`);
    const stored = await readSubmissions(site, 'engines@example.com');
    expect(stored.map(({ values }) => values)).toMatchObject([
      { name: 'A', subject: 'Prints', message: 'Two prints, please.' },
    ]);
  },

  'a visitor signs up for the newsletter': async ({ visitor }) => {
    await visitor.goto('/sites/portfolio/');
    await visitor.type(`${NEWS} [name=email]`, 'ada@example');
    await visitor.waitUntil(
      () => document.querySelector('.site-footer site-newsletter:state(ready)') !== null,
    );
    await visitor.press('Enter');
    await visitor.type(`${NEWS} [name=email]`, '.com');
    await visitor.press('Enter');
    await visitor.waitFor(`${NEWS} .site-newsletter-message`, ({ text }) =>
      /open the link in the email/.test(text),
    );
  },

  'a member signs in and out': async ({ visitor }) => {
    await visitor.goto('/elements/login/live/');
    await visitor.type('site-login [name=email]', 'member@northlight.example');
    await visitor.waitUntil(() => document.querySelector('site-login:state(ready)') !== null);
    await visitor.type('site-login [name=password]', 'northlight-members');
    await visitor.press('Enter');
    await visitor.waitFor('site-login', ({ text }) => text.includes('Signed in as Mira Lindqvist.'));
    await visitor.waitUntil(() => document.documentElement.dataset.siteMember === 'yes');
  },

  'a purchase is rated, by click and by keyboard': async ({ visitor, site }) => {
    await visitor.goto(await requestReview(site, 'print-salt-flats'));
    await visitor.type(`${REVIEW} textarea`, 'Larger than life');
    await visitor.waitUntil(() => document.querySelector('site-reviews')?.matches(':state(ready)'));
    await visitor.click(`${REVIEW} form button`);
    await visitor.waitFor(`${REVIEW} [role=alert]`, ({ text }) =>
      text.includes('Please select a star rating'),
    );
    await visitor.click(`${REVIEW} fieldset label:nth-of-type(3)`);
    await visitor.press('ArrowRight');
    await visitor.waitUntil(
      () => document.querySelector<HTMLInputElement>('site-reviews :checked')?.value === '4',
    );
    await visitor.run(() => document.querySelector<HTMLElement>('site-reviews form button')?.focus());
    await visitor.press('Enter');
    await visitor.waitFor(REVIEW, ({ text }) => text.includes('Thanks for your feedback'));
  },
};
