/** Comments on the journal of the example restaurant. */
import { UUID7_RANDOM_BYTES, uuid7 } from '../../core/uuid7';
import type { Queryable } from '../db/db';
import { hashCommentBody } from '../domain/comment-check';
import { sha256 } from '../domain/signing';
import { insertComment } from '../stores/comment-edit';
import { createItemId } from './restaurant';

interface ExampleComment {
  author: string;
  /** Hours after the publication of the post. */
  hours: number;
  body: string;
  likes?: number;
  isOwner?: boolean;
  website?: string;
  replies?: readonly ExampleComment[];
}

const OWNER = { author: 'Alder & Salt', isOwner: true } as const;

const COMMENTS: Readonly<Record<string, readonly ExampleComment[]>> = {
  'soup-weather': [
    {
      author: 'Henrike Vold',
      hours: 5,
      likes: 9,
      body: 'Tarragon. I am sorry, Ines.\n\nMy grandmother put both in, tarragon while it simmered and dill at the table, and nobody in the family dared to call it wrong.',
      replies: [
        {
          ...OWNER,
          hours: 7,
          likes: 4,
          body: 'Tomas has printed this and hung it above the bread bench. We will not hear the end of it.',
          replies: [
            {
              author: 'Joel',
              hours: 9,
              likes: 2,
              body: 'Please ring the bell when somebody crosses the dill out.',
            },
          ],
        },
      ],
    },
    {
      author: 'Priya N.',
      hours: 26,
      likes: 3,
      body: 'Made it with haddock heads yesterday. Twenty-five minutes really is the limit: I forgot one batch for an hour and it went chalky.\n\nWhich potatoes do you use? Mine stayed whole and polite.',
      replies: [
        {
          ...OWNER,
          hours: 30,
          likes: 2,
          body: 'Anything floury. Crush two of them against the side of the pot, and the rest follows.',
        },
      ],
    },
    {
      author: 'Walter Brandt',
      hours: 71,
      body: 'Does it work without the cider? We do not drink at home.',
      replies: [
        {
          ...OWNER,
          hours: 74,
          likes: 1,
          body: 'It does. A splash of the water from a jar of capers gives you the sharpness.',
        },
      ],
    },
  ],
  'wood-for-the-winter': [
    {
      author: 'Col Brannock',
      hours: 12,
      likes: 6,
      body: 'Two old Bramleys come down in January. They are yours if you bring the saw and stay for lunch.',
      replies: [{ ...OWNER, hours: 13, likes: 5, body: 'We bring the saw, the bread and Jonas.' }],
    },
    {
      author: 'Nadia',
      hours: 50,
      likes: 1,
      website: 'https://hearth-notes.example',
      body: 'I have baked over ash for years and never thought of “dull” as a compliment. It is exactly right.',
    },
  ],
  'the-first-oysters': [
    {
      author: 'Sam Okafor',
      hours: 3,
      likes: 4,
      body: 'Had six of them on Thursday. The hazelnut is real.',
    },
    {
      author: 'Mette',
      hours: 20,
      body: 'Do you keep some back for the late sitting, or is it first come, first served?',
      replies: [
        { ...OWNER, hours: 22, likes: 2, body: 'A third of every basket waits for the second sitting.' },
      ],
    },
  ],
};

/**
 * Adds each comment once; later changes by the owner are kept.
 * @param now in milliseconds since 1970
 */
export async function addRestaurantComments(db: Queryable, siteId: string, now: number): Promise<void> {
  for (const [slug, comments] of Object.entries(COMMENTS)) {
    const thread = createItemId('journal', slug);
    // Later starts compute the same times from the stored post.
    const { rows } = await db.query<{ publishedAt: Date }>(
      'select published_at as "publishedAt" from content_item where site_id = $1 and id = $2',
      [siteId, thread],
    );
    const publishedAt = rows[0]?.publishedAt.getTime();
    if (publishedAt === undefined) continue;
    for (const comment of comments) await addTree(db, siteId, { thread, publishedAt, now }, comment);
  }
}

async function addTree(
  db: Queryable,
  siteId: string,
  post: { thread: string; publishedAt: number; now: number },
  comment: ExampleComment,
  above?: { id: string; rootId: string },
): Promise<void> {
  const { author, hours, body, likes = 0, isOwner = false, website = '', replies = [] } = comment;
  const time = post.publishedAt + hours * 3_600_000;
  if (time > post.now) return;
  const bodyHash = hashCommentBody(body);
  const bytes = Buffer.from(sha256(`${post.thread}/${bodyHash}`), 'hex');
  const id = uuid7(time, bytes.subarray(0, UUID7_RANDOM_BYTES));
  const rootId = above?.rootId ?? id;
  const isNew = await insertComment(db, siteId, {
    id,
    thread: post.thread,
    parentId: above?.id ?? null,
    rootId,
    submissionId: id,
    submissionHash: '',
    bodyHash,
    authorName: author,
    authorEmail: '',
    authorWebsite: website,
    accountId: null,
    isOwner,
    visitor: '',
    body,
    state: 'published',
    held: null,
    wantsNotice: false,
    createdAt: new Date(time),
  });
  if (isNew && likes > 0)
    await db.query('update comment set likes = $3::int where site_id = $1 and id = $2::uuid', [
      siteId,
      id,
      likes,
    ]);
  for (const reply of replies) await addTree(db, siteId, post, reply, { id, rootId });
}
