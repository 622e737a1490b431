import { describe, expect, it } from 'vitest';
import { buildSource, buildSrcset, detectSizeFormat, sanitizeSource } from './source';

describe('width in a URL', () => {
  it('is set as format=750w in the query and replaces an existing one [IMG-006]', () => {
    const build = (source: string) => buildSource(source, 750, 'queryString');
    expect(build('/a.jpg')).toBe('/a.jpg?format=750w');
    expect(build('/a.jpg?v=2#x')).toBe('/a.jpg?v=2&format=750w#x');
    expect(build('/a.jpg?format=100w&v=2')).toBe('/a.jpg?v=2&format=750w');
    expect(build('https://images.example/v1/Made%2Bin.jpg')).toBe(
      'https://images.example/v1/Made%2Bin.jpg?format=750w',
    );
  });

  it('is inserted into the file name before the extension [IMG-006]', () => {
    const build = (source: string) => buildSource(source, 300, 'filename');
    expect(build('/v1.2/a.b.jpg?v=2#x')).toBe('/v1.2/a.b-300w.jpg?v=2#x');
    expect(build('/images/photo')).toBe('/images/photo-300w');
  });

  it('replaces the placeholder of the page', () => {
    expect(buildSource('/w_{width}/a.jpg', 500, 'template')).toBe('/w_500/a.jpg');
    expect(detectSizeFormat('/w_{width}/a.jpg', 'filename')).toBe('template');
  });

  it('is only added where the URL accepts one', () => {
    const format = (source: string, requested: 'queryString' | null = null) =>
      detectSizeFormat(source, requested);
    expect(format('/a.jpg')).toBeUndefined();
    expect(format('/a.jpg', 'queryString')).toBe('queryString');
    expect(format('/a.jpg?format=500w')).toBe('queryString');
    expect(format('https://images.squarespace-cdn.com/content/a.jpg')).toBe('queryString');
    expect(format('https://evil.example/squarespace.com/a.jpg')).toBeUndefined();
    for (const source of ['data:image/png;base64,AA==', 'blob:https://a.example/1', '/logo.svg?v=1'])
      expect(format(source, 'queryString')).toBeUndefined();
    expect(buildSource('/a.jpg', 750, undefined)).toBe('/a.jpg');
  });

  it('is listed for all widths in srcset', () => {
    expect(buildSrcset('/my photo.jpg', [500, 300], 'queryString')).toBe(
      '/my%20photo.jpg?format=500w 500w, /my%20photo.jpg?format=300w 300w',
    );
  });
});

it('accepts only URLs that can be images', () => {
  expect(sanitizeSource(' /a.jpg ')).toBe('/a.jpg');
  for (const allowed of [
    'https://a.example/b',
    'blob:x',
    'data:image/png;base64,AA==',
    '../a:b.jpg',
    '//a.example/b',
  ])
    expect(sanitizeSource(allowed)).toBe(allowed);
  for (const rejected of [
    'javascript:alert(1)',
    'data:text/html,x',
    'JaVaScRiPt:x',
    'file:///etc/passwd',
    '',
    null,
  ])
    expect(sanitizeSource(rejected)).toBe('');
});
