import { expect, it } from 'vitest';
import { createStore } from '../../core/store';
import { fakePage } from '../page/testing/fake-page';
import type { ConsentState } from '../shared/ports';
import { createDrafts } from './drafts';

function setup(state: ConsentState = 'granted', options = {}) {
  const page = fakePage(options);
  const consent = createStore<ConsentState>(state);
  return { page, consent, drafts: createDrafts({ page, consent }) };
}

it('restores the draft of each form on the next page', () => {
  const { page, consent, drafts } = setup();
  expect(drafts.write('f1', { name: ['Ada'], topic: ['a', 'b'] })).toBe(true);
  drafts.write('f2', { name: ['Grace'] });
  const next = createDrafts({ page: page.openTab(), consent });
  expect(next.read('f1')).toEqual({ name: ['Ada'], topic: ['a', 'b'] });
  next.clear('f1');
  expect([next.read('f1'), next.read('f2')]).toEqual([null, { name: ['Grace'] }]);
});

it('stores nothing without consent and deletes everything when consent is withdrawn', () => {
  const { page, consent, drafts } = setup('pending');
  expect(drafts.write('f1', { name: ['Ada'] })).toBe(false);
  consent.set('granted');
  drafts.write('f1', { name: ['Ada'] });
  consent.set('denied');
  expect(page.local.get('site-form-drafts')).toBe(null);
  consent.set('granted');
  expect(drafts.read('f1')).toBe(null);
});

it('deletes a draft after a week', async () => {
  const { page, drafts } = setup();
  drafts.write('f1', { name: ['Ada'] });
  await page.advance(8 * 86_400_000);
  expect(drafts.read('f1')).toBe(null);
});

it.each(['', 'nonsense', '[]', '{"f1":1}', '{"f1":{"at":9e15}}'])(
  'ignores the invalid stored value %j',
  (text) => {
    const { page, drafts } = setup();
    page.local.set('site-form-drafts', text);
    expect(drafts.read('f1')).toBe(null);
    expect(drafts.write('f1', {})).toBe(true);
  },
);

it('returns false when the storage is unavailable', () => {
  expect(setup('granted', { storage: false }).drafts.write('f1', {})).toBe(false);
});
