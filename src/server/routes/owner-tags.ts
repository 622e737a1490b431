/** Owner page that renames the tags of a content collection. */
import type { ContentCollection } from '../../core/content/content-item';
import { MAX_TAG_LENGTH } from '../../core/limits';
import { inputMessages } from '../../core/messages/input-messages';
import { readLabels } from '../domain/content-label';
import type { Ctx, Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { CONTENT_PATH, getCollectionPath } from '../pages/owner-content';
import { renderOwnerPage } from '../pages/owner-page';
import { renderOwnerTags } from '../pages/owner-tags';
import { listTags, renameTag } from '../stores/tag-edit';
import { findCollectionOrThrow, missing } from './content-service';
import { NOT_FOUND, ownerSpecs, REFUSED, SAVED, SHOWN, SIGN_IN } from './owner-spec';

const { READ, WRITE } = ownerSpecs('content manager');

const PATH = `${CONTENT_PATH}/:collectionId/tags`;

export const ownerTagRoutes = (deps: Deps): Route[] => [
  route(
    {
      ...READ,
      path: PATH,
      summary: 'Owner page: the tags of a collection.',
      query: { saved: 'Whether something has just been saved.' },
      responses: { 200: SHOWN, 401: SIGN_IN, 404: NOT_FOUND },
    },
    async ({ c, param, query }) =>
      showTags(c, deps, await findCollectionOrThrow(deps, param('collectionId')), {
        isSaved: query('saved') !== undefined,
      }),
  ),
  route(
    {
      ...WRITE,
      path: PATH,
      replacesNul: true,
      summary: 'Owner: renames a tag in all items of a collection.',
      description: '`from`: the tag; `to`: its new name, which no other tag has.',
      responses: { 303: SAVED, 401: SIGN_IN, 404: NOT_FOUND, 422: REFUSED },
    },
    async ({ c, param, body }) => {
      const collection = await findCollectionOrThrow(deps, param('collectionId'));
      const { from = '', to = '' } = body;
      const refuse = (error: string) => showTags(c, deps, collection, { refused: { from, to, error } });
      const [name, ...more] = readLabels(to);
      if (!name) return refuse('Enter a name.');
      if (more.length > 0) return refuse(inputMessages.oneTagAtATime);
      if (name.length > MAX_TAG_LENGTH) return refuse(`Use at most ${MAX_TAG_LENGTH} characters.`);
      const problem = await renameTag(deps.db, deps.site.id, collection, { from, to: name }, deps.clock());
      if (problem === 'missing') throw missing();
      if (problem === 'exists') return refuse(inputMessages.tagExists);
      return c.redirect(`${getCollectionPath(collection.id)}/tags?saved`, 303);
    },
  ),
];

async function showTags(
  c: Ctx,
  deps: Deps,
  collection: ContentCollection,
  more: { isSaved?: boolean; refused?: { from: string; to: string; error: string } },
): Promise<Response> {
  const tags = await listTags(deps.db, deps.site.id, collection.id);
  const body = renderOwnerTags({ collection, tags, ...more });
  const page = { title: `Tags of ${collection.title}`, section: CONTENT_PATH, body } as const;
  return renderOwnerPage(c, deps, page, more.refused ? 422 : 200);
}
