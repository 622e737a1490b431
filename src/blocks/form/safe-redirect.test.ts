import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect';

const base = 'https://example.com/contact/';

describe('safeRedirect', () => {
  it('accepts web URLs and paths', () => {
    expect(safeRedirect('/thank-you', base)).toBe('https://example.com/thank-you');
    expect(safeRedirect('done?x=1', base)).toBe('https://example.com/contact/done?x=1');
    expect(safeRedirect(' http://other.example/ ', base)).toBe('http://other.example/');
  });

  it('rejects empty, executable and non-web URLs', () => {
    for (const href of [
      '',
      ' ',
      'javascript:alert(1)',
      ' JaVa\nscript:alert(1)',
      'data:text/html,x',
      'mailto:a@b.de',
      'https://',
      'blob:https://example.com/x',
    ])
      expect(safeRedirect(href, base)).toBeNull();
  });
});
