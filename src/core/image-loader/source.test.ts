import { describe, expect, it } from 'vitest';
import { buildSource, buildSrcset, detectSizeFormat, sanitizeSource } from './source';

describe('a width in an address', () => {
  it('as a query: format=750w, in place of the one that is there [IMG-006]', () => {
    const at = (source: string) => buildSource(source, 750, 'queryString');
    expect(at('/a.jpg')).toBe('/a.jpg?format=750w');
    expect(at('/a.jpg?v=2#x')).toBe('/a.jpg?v=2&format=750w#x');
    expect(at('/a.jpg?format=100w&v=2')).toBe('/a.jpg?v=2&format=750w');
    expect(at('https://images.example/v1/Made%2Bin.jpg')).toBe(
      'https://images.example/v1/Made%2Bin.jpg?format=750w',
    );
  });

  it('in the name of the file, before its ending [IMG-006]', () => {
    const at = (source: string) => buildSource(source, 300, 'filename');
    expect(at('/v1.2/a.b.jpg?v=2#x')).toBe('/v1.2/a.b-300w.jpg?v=2#x');
    expect(at('/images/photo')).toBe('/images/photo-300w');
  });

  it('wherever the page left room for it', () => {
    expect(buildSource('/w_{width}/a.jpg', 500, 'template')).toBe('/w_500/a.jpg');
    expect(detectSizeFormat('/w_{width}/a.jpg', 'filename')).toBe('template');
  });

  it('only where the address takes one', () => {
    const format = (source: string, asked: 'queryString' | null = null) => detectSizeFormat(source, asked);
    expect(format('/a.jpg')).toBeUndefined();
    expect(format('/a.jpg', 'queryString')).toBe('queryString');
    expect(format('/a.jpg?format=500w')).toBe('queryString');
    expect(format('https://images.squarespace-cdn.com/content/a.jpg')).toBe('queryString');
    expect(format('https://evil.example/squarespace.com/a.jpg')).toBeUndefined();
    for (const whole of ['data:image/png;base64,AA==', 'blob:https://a.example/1', '/logo.svg?v=1'])
      expect(format(whole, 'queryString')).toBeUndefined();
    expect(buildSource('/a.jpg', 750, undefined)).toBe('/a.jpg');
  });

  it('for all widths at once', () => {
    expect(buildSrcset('/my photo.jpg', [500, 300], 'queryString')).toBe(
      '/my%20photo.jpg?format=500w 500w, /my%20photo.jpg?format=300w 300w',
    );
  });
});

it('an address is an image’s or none', () => {
  expect(sanitizeSource(' /a.jpg ')).toBe('/a.jpg');
  for (const good of [
    'https://a.example/b',
    'blob:x',
    'data:image/png;base64,AA==',
    '../a:b.jpg',
    '//a.example/b',
  ])
    expect(sanitizeSource(good)).toBe(good);
  for (const bad of [
    'javascript:alert(1)',
    'data:text/html,x',
    'JaVaScRiPt:x',
    'file:///etc/passwd',
    '',
    null,
  ])
    expect(sanitizeSource(bad)).toBe('');
});
