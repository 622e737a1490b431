import { expect, it } from 'vitest';
import { checkHasSelectors } from './has-selectors.mjs';

const count = (text: string) => checkHasSelectors({ path: 'a.base.css', text }).length;

it.each([
  'site-map:has(> a) { top: 0 }',
  'site-map { &:not(:has(a)) { top: 0 } }',
  ':where(:is(site-form label):has(> :is([type="radio"], b))) { top: 0 }',
  ':is(site-form form > *):is(button, :has(> button)) { top: 0 }',
  '[data-site-consent] site-tabs:not(:defined, :has(a)) b { top: 0 }',
])('accepts %s', (css) => {
  expect(count(css)).toBe(0);
});

it.each([
  'site-form label:has(> b) { top: 0 }',
  ':where(site-form label:not(:has(b))) { top: 0 }',
  'site-marquee :is(div:has(b), .c) { top: 0 }',
  'site-video > :is(iframe, :has(iframe)) { top: 0 }',
  'a { top: 0 } [data-site-own]:has(b) { top: 0 }',
])('rejects %s', (css) => {
  expect(count(css)).toBe(1);
});
