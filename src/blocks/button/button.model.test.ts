import { describe, expect, it } from 'vitest';
import { isDelayed, type LinkClick } from './button.model';

const PAGE = 'https://shop.example/start?a=1#top';
const plain: LinkClick = {
  isPrevented: false,
  button: 0,
  isModified: false,
  href: 'https://shop.example/book',
  target: '',
  isDownload: false,
};

describe('isDelayed', () => {
  it('delays a plain click that navigates in the same window [BTN-001]', () => {
    for (const more of [
      {},
      { target: '_self' },
      { href: 'http://other.example/' },
      { href: 'https://shop.example/start' },
    ])
      expect(isDelayed({ ...plain, ...more }, PAGE), JSON.stringify(more)).toBe(true);
  });

  it('does not delay a click that opens a new window [BTN-003]', () => {
    for (const more of [{ target: '_blank' }, { target: 'other' }, { isModified: true }, { button: 1 }])
      expect(isDelayed({ ...plain, ...more }, PAGE), JSON.stringify(more)).toBe(false);
  });

  it('does not delay downloads, fragments, other programs and clicks that the page handled', () => {
    for (const more of [
      { isDownload: true },
      { isPrevented: true },
      { href: 'https://shop.example/start?a=1#more' },
      { href: 'https://shop.example/start?a=1#' },
      { href: 'mailto:a@shop.example' },
      { href: 'javascript:void 0' },
      { href: '' },
    ])
      expect(isDelayed({ ...plain, ...more }, PAGE), JSON.stringify(more)).toBe(false);
  });

  it('delays a reload of the page by its own address', () => {
    expect(isDelayed({ ...plain, href: 'https://shop.example/start?a=1' }, PAGE)).toBe(true);
  });
});
