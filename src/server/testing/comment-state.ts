/** A collection with items to comment on, for tests. */
import type { ContentCollection } from '../../core/content/content-item';
import type { CommentSettings } from '../domain/comment-settings';
import { addContentCollection } from '../stores/content-collections';
import { importItems } from '../stores/content-import';
import { putDocument } from '../stores/site-documents';
import type { TestApp } from './test-app';

const DAY_MS = 86_400_000;

export const NOTES: ContentCollection = {
  id: 'notes',
  kind: 'blog',
  title: 'Notes',
  description: '',
  path: '/notes/',
};

/** Items of the collection, with their age in days. */
const AGES = { first: 1, second: 40 } as const;

export const NOTE_IDS = { first: '1'.padStart(24, '0'), second: '2'.padStart(24, '0') } as const;

export async function addNotes({ db, siteId, deps }: TestApp): Promise<void> {
  await addContentCollection(db, siteId, NOTES);
  const now = deps.clock();
  await importItems(
    db,
    siteId,
    NOTES,
    (['first', 'second'] as const).map((slug) => ({
      id: NOTE_IDS[slug],
      slug,
      title: `The ${slug} note`,
      excerpt: '',
      body: 'Text',
      categories: [],
      tags: [],
      publishedAt: now - AGES[slug] * DAY_MS,
      draft: false,
      author: { id: 'a'.repeat(24), name: 'Ada' },
    })),
    now,
  );
}

export const setComments = ({ db, siteId }: TestApp, settings: Partial<CommentSettings>): Promise<void> =>
  putDocument(db, siteId, 'comments', settings);
