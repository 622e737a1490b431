import { describe, expect, it } from 'vitest';
import * as links from './links';
import fc from './testing/fast-check';

const long = (start: string, length: number) => start + '1'.repeat(length - start.length);

describe('link length', () => {
  it.each([
    ['#', 100, links.isAnchor, 'LNK-002'],
    ['tel:', 50, links.isPhoneLink, 'LNK-003'],
    ['sms:', 1000, links.isSmsLink, 'LNK-004'],
    ['mailto:', 1000, links.isMailtoLink, 'LNK-005'],
    ['javascript:', 250, links.isScriptLink, 'LNK-006'],
    ['ftp:', 100, links.isFtpLink, 'LNK-007'],
    ['/', 150, links.isInternalLink, 'LNK-008'],
  ])(
    'for %s is less than %d [LNK-002] [LNK-003] [LNK-004] [LNK-005] [LNK-006] [LNK-007] [LNK-008]',
    (start, limit, matches) => {
      expect(matches(long(start, limit - 1))).toBe(true);
      expect(matches(long(start, limit))).toBe(false);
      expect(matches(`x${start}`)).toBe(false);
    },
  );
});

describe('link format', () => {
  it('of a page of the site starts with a single slash [LNK-008]', () => {
    expect(['/', '/about', '//example.com'].map(links.isInternalLink)).toEqual([true, true, false]);
  });

  it.each([
    ['tel:1234', true],
    ['tel:+49-30-123', true],
    ['TEL:+1', false],
    ['tel:123', false],
    ['tel:12 34', false],
    ['1234', false],
  ])('%s is a proper phone link: %s [LNK-003]', (url, expected) => {
    expect(links.isProperPhoneLink(url)).toBe(expected);
  });

  it.each([
    ['sms:+1 (555) 123-4567', true],
    ['sms:+1.555,4567;890', true],
    ['sms:123?body=a', false],
    ['sms:', true],
    ['sms:hello', false],
  ])('%s is an SMS link: %s [LNK-004]', (url, expected) => {
    expect(links.isSmsLink(url)).toBe(expected);
  });

  it.each([
    ['mailto:a@b.co', true],
    ['mailto:a@b', false],
    ['mailto:a@b@c.co', false],
    ['mailto:a.b@c', false],
    ['mailto:@b.co', false],
    ['mailto:a@.co', false],
    ['mailto:a@b.', false],
  ])('%s is a proper mail link: %s [LNK-005]', (url, expected) => {
    expect(links.isProperMailtoLink(url)).toBe(expected);
  });

  it.each([
    ['/pages/0123456789abcdef01234567', true],
    ['/pages/0123456789abcdef0123456', false],
    ['/pages/0123456789abcdef012345678', false],
    ['/pages/0123456789abcdef0123456-', false],
  ])('%s is a content link: %s [LNK-012]', (url, expected) => {
    expect(links.isContentLink(url)).toBe(expected);
    expect(links.getLinkCategory(url) === 'CONTENT_LINK').toBe(expected);
  });

  it.each([
    ['/s/file.pdf', true],
    ['/shop', false],
  ])('%s is a file link: %s [LNK-013]', (url, expected) => {
    expect(links.isFileLink(url)).toBe(expected);
    expect(links.getLinkCategory(url) === 'FILE_LINK').toBe(expected);
  });
});

describe('link category', () => {
  it('has eight values, with an example of each [LNK-001]', () => {
    const one = {
      ANCHOR: '#top',
      CONTENT_LINK: '/pages/0123456789abcdef01234567',
      DEFAULT: '/about',
      EMPTY_STRING: '',
      EXTERNAL_LINK: 'https://example.com',
      FILE_LINK: '/s/file.pdf',
      MALFORMED_PROTOCOL: 'http:example.com',
      MISC_PROTOCOL: 'tel:12345',
    };
    expect([...links.linkCategories].sort()).toEqual(Object.keys(one));
    for (const [category, url] of Object.entries(one)) expect(links.getLinkCategory(url)).toBe(category);
  });

  it.each([
    ['#top', 'ANCHOR'],
    [long('#', 100), 'DEFAULT'],
    ['', 'EMPTY_STRING'],
    ['  ', 'EMPTY_STRING'],
    ['/about', 'DEFAULT'],
    ['https://example.com', 'EXTERNAL_LINK'],
    ['FTP://example.com/a', 'EXTERNAL_LINK'],
    ['www.example.com', 'EXTERNAL_LINK'],
    ['example.com:8080/a', 'EXTERNAL_LINK'],
    ['//example.com', 'EXTERNAL_LINK'],
  ])('of %s: %s [LNK-001]', (url, category) => {
    expect(links.getLinkCategory(url)).toBe(category);
    expect(links.linkCategories).toContain(category);
  });

  it.each(['spotify://album', 'tel:12345', 'sms:12345', 'mailto:a@b.co', 'javascript:alert(1)'])(
    'of %s is MISC_PROTOCOL [LNK-010]',
    (url) => {
      expect(links.getLinkCategory(url)).toBe('MISC_PROTOCOL');
    },
  );

  it.each(['http:example.com', 'https:/example.com', 'spotify:album'])(
    'of %s is MALFORMED_PROTOCOL [LNK-011]',
    (url) => {
      expect(links.getLinkCategory(url)).toBe('MALFORMED_PROTOCOL');
    },
  );

  it('is one of the eight for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => links.linkCategories.includes(links.getLinkCategory(text))));
  });
});

it.each([
  ['www.example.com', 'http://www.example.com'],
  ['example.com:8080', 'http://example.com:8080'],
  ['//example.com', 'http://example.com'],
  ['https://example.com', 'https://example.com'],
  ['ftp://example.com', 'ftp://example.com'],
  ['mailto:a@b.co', 'mailto:a@b.co'],
  ['/about', '/about'],
  ['#top', '#top'],
  ['?page=2', '?page=2'],
  ['', ''],
])('adds the protocol to %s: %s [LNK-009]', (url, whole) => {
  expect(links.withProtocol(url)).toBe(whole);
});
