import { describe, expect, it } from 'vitest';
import { planMessages } from '../../core/commerce/plan-text';
import { describePlanIn } from './plan';
import { getDirection, getText, hasTexts, translateGroup, translateSentence } from './texts';

describe('texts of the server', () => {
  it('are in the language of the locale, including its region, or else in English', () => {
    const find = (locale: string) => getText(locale)('page.notFound');
    expect(['de', 'de-AT', 'PT-br', 'en-GB', 'sv', 'x', ''].map(find)).toEqual([
      'Seite nicht gefunden',
      'Seite nicht gefunden',
      'Página não encontrada',
      'Page not found',
      'Page not found',
      'Page not found',
      'Page not found',
    ]);
    expect(['de', 'de-CH', 'en', 'sv', 'de_DE'].map(hasTexts)).toEqual([true, true, true, false, false]);
  });

  it('use the translations of the elements for texts that they share', () => {
    expect(getText('fr')('cart-screen.title')).toBe('Panier');
    const plan = translateGroup('fr', 'site-product', planMessages);
    expect(plan.everyMonth).toContain('chaque mois');
    const monthly = { period: { unit: 'MONTH', value: 1 }, cycles: 0 } as const;
    expect(describePlanIn('de', monthly)).toBe('jeden Monat');
  });

  it('use the plural forms of the language', () => {
    const left = (locale: string) =>
      [1, 2, 3, 5, 11].map((count) => getText(locale)('order.downloadsLeft', { count }));
    expect(left('en')).toEqual([
      '1 download left',
      '2 downloads left',
      '3 downloads left',
      '5 downloads left',
      '11 downloads left',
    ]);
    expect(left('pl')).toEqual([
      'pozostało 1 pobranie',
      'pozostały 2 pobrania',
      'pozostały 3 pobrania',
      'pozostało 5 pobrań',
      'pozostało 11 pobrań',
    ]);
    expect(left('ar')).toEqual([
      'بقي تنزيل واحد',
      'بقي تنزيلان',
      'بقيت 3 تنزيلات',
      'بقيت 5 تنزيلات',
      'بقي 11 تنزيلًا',
    ]);
  });

  it('translate a known error message, and return others unchanged', () => {
    const sentence = 'Too many requests. Please try again later.';
    expect(translateSentence('nl', sentence)).toBe('Te veel aanvragen. Probeer het later opnieuw.');
    expect(translateSentence('en-US', sentence)).toBe(sentence);
    expect(translateSentence('nl', 'The form data is malformed.')).toBe('The form data is malformed.');
  });

  it('detect languages that are written from right to left', () => {
    expect(['ar', 'ar-EG', 'he', 'de', 'ja'].map(getDirection)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr']);
  });
});
