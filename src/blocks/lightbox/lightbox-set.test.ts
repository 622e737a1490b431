import { expect, it } from 'vitest';
import { INVALID } from '../../kit/contract/attributes';
import type { LightboxSet } from '../../kit/media/lightbox';
import { parseSet } from './lightbox-set';

it('parses a set with items, texts and themes [LBX-014]', () => {
  const { items, ...set } = parseSet({
    items: [{ src: '/a.jpg', title: 'A', description: 'B', alt: 'C', width: 3, height: 2, theme: 'light' }],
    index: 2,
    label: 'Coast',
    theme: 'light',
  }) as LightboxSet;
  expect(set).toEqual({ index: 2, label: 'Coast', theme: 'light', deepLink: null });
  expect(items).toEqual([
    {
      id: '',
      kind: 'image',
      element: null,
      title: 'A',
      description: 'B',
      alt: 'C',
      src: '/a.jpg',
      srcset: '',
      width: 3,
      height: 2,
      theme: 'light',
    },
  ]);
});

it('parses an array of items and URLs', () => {
  const { items } = parseSet(['/a.jpg', { src: '/b.mp4', kind: 'video' }, null, 5]) as LightboxSet;
  expect(items.map(({ src, kind }) => [src, kind])).toEqual([
    ['/a.jpg', 'image'],
    ['/b.mp4', 'video'],
  ]);
});

it('keeps the callbacks of a set', () => {
  const onChange = () => {};
  const deepLink = (id: string) => `#${id}`;
  expect(parseSet({ items: [], onChange, deepLink })).toMatchObject({ onChange, deepLink });
});

it('rejects invalid sets and ignores invalid item properties', () => {
  for (const value of [5, 'x', null, {}, { items: 'a' }, true]) expect(parseSet(value)).toBe(INVALID);
  const { items, index, theme } = parseSet({
    items: [{ src: 'javascript:alert(1)', width: '9', height: -1, title: {}, theme: 'pink', element: {} }],
    index: '3',
    theme: 'pink',
  }) as LightboxSet;
  expect([index, theme]).toEqual([0, 'dark']);
  expect(items[0]).toMatchObject({ src: '', width: 0, height: 0, title: '', theme: '', element: null });
});
