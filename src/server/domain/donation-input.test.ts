import { describe, expect, it } from 'vitest';
import fc from '../../core/testing/fast-check';
import { formatDonationPage, readDonationPageInput } from './donation-input';

const PAGE = { title: 'Support the kiln', ownAmount: 'yes' };
const getErrorFields = (change: Readonly<Record<string, string>>): string[] =>
  Object.keys(readDonationPageInput({ ...PAGE, ...change }, 'EUR').errors ?? {});

describe('the input for a donation page', () => {
  it('needs only a title', () => {
    expect(readDonationPageInput({ title: ' Kiln ' }, 'EUR').value).toEqual({
      title: 'Kiln',
      text: '',
      suggestedContributions: [],
      ownAmount: false,
      buttonLabel: 'Donate',
      showTitle: false,
      thanks: '',
      fields: [],
    });
  });

  it('is converted to minor units of the currency', () => {
    const read = (currency: string) =>
      readDonationPageInput({ ...PAGE, suggestions: '10  25; 50', minAmount: '5' }, currency).value;
    expect(read('EUR')).toMatchObject({ suggestedContributions: [1000, 2500, 5000], minAmount: 500 });
    expect(read('JPY')).toMatchObject({ suggestedContributions: [10, 25, 50], minAmount: 5 });
  });

  it('is parsed back to the same page after formatting', () => {
    const text = fc.stringMatching(/^[A-Za-z]([A-Za-z ]{0,20}[A-Za-z])?$/);
    const page = fc.record({
      title: text,
      text,
      suggestedContributions: fc.array(fc.integer({ min: 1, max: 1e8 }), { maxLength: 12 }),
      ownAmount: fc.boolean(),
      minAmount: fc.integer({ min: 1, max: 1000 }),
      maxAmount: fc.integer({ min: 1000, max: 1e8 }),
      buttonLabel: text,
      showTitle: fc.boolean(),
      thanks: text,
      fields: fc.uniqueArray(fc.record({ name: text, required: fc.boolean() }), {
        maxLength: 10,
        selector: ({ name }) => name,
      }),
    });
    fc.assert(
      fc.property(page, fc.constantFrom('EUR', 'JPY'), (one, currency) => {
        expect(readDonationPageInput(formatDonationPage(one, currency), currency)).toEqual({ value: one });
      }),
    );
  });

  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['text', { text: 'x'.repeat(5001) }],
    ['suggestions', { suggestions: '10 ten' }],
    ['suggestions', { suggestions: '0' }],
    ['suggestions', { suggestions: '1 2 3 4 5 6 7 8 9 10 11 12 13' }],
    ['minAmount', { minAmount: '-1' }],
    ['maxAmount', { maxAmount: 'x' }],
    ['maxAmount', { minAmount: '10', maxAmount: '5' }],
    ['buttonLabel', { buttonLabel: 'x'.repeat(61) }],
    ['thanks', { thanks: 'x'.repeat(2001) }],
    ['questions', { questions: 'Phone\nPhone *' }],
  ])('has an error at %s for %j', (field, change) => {
    expect(getErrorFields(change)).toEqual([field]);
  });
});
