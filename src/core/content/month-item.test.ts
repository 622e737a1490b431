import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ItemsByMonthSchema, MonthItemSchema, SearchPreviewSchema } from '../wire/content';
import type { ContentItem } from './content-item';
import { toMonthItem } from './month-item';

const post: ContentItem = {
  id: '5f0c00000000000000000001',
  collectionId: 'journal',
  path: '/journal/first-oysters',
  title: 'The first oysters',
  excerpt: '',
  author: { id: '5f0c00000000000000000002', name: 'Ines' },
  categories: [],
  tags: [],
  publishedAt: 1_720_000_000_000,
  draft: false,
};

describe('toMonthItem', () => {
  it('has the shape of the response, for posts and events [BLK-006]', () => {
    const event = {
      ...post,
      startAt: 1_720_800_000_000,
      endAt: 1_720_814_400_000,
      location: { addressTitle: 'The harbour', addressLine1: '1 Quay' },
    };
    expect(toMonthItem(post)).toEqual({
      id: post.id,
      title: post.title,
      fullUrl: post.path,
      startDate: post.publishedAt,
      endDate: post.publishedAt,
    });
    expect(v.parse(MonthItemSchema, toMonthItem(event))).toMatchObject({
      startDate: event.startAt,
      endDate: event.endAt,
      location: event.location,
    });
  });

  it('the schema accepts responses of published sites', () => {
    const file = join(import.meta.dirname, '../../../../shared/fixtures/real/calendar-items-by-month.json');
    const captured = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    expect(v.parse(ItemsByMonthSchema, captured)).toEqual(captured);
  });
});

it('the schema of a search preview rejects unknown kinds of items', () => {
  const hit = { title: 'Oysters', url: '/journal/first-oysters', excerpt: 'From …', kind: 'item' };
  const preview = { query: 'oyst', total: 1, items: [hit] };
  expect(v.parse(SearchPreviewSchema, preview)).toEqual(preview);
  expect(v.is(SearchPreviewSchema, { ...preview, items: [{ ...hit, kind: 'script' }] })).toBe(false);
});
