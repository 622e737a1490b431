/** Owner routes for comment settings, of the site and of single pages. */
import type { Queryable } from '../db/db';
import { readCommentSettings, toSettingsFields } from '../domain/comment-settings-input';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { THREAD_CHOICES } from '../pages/owner-comments';
import { findCommentSettings, putThreadDecision } from '../stores/comment-settings';
import { putDocument } from '../stores/site-documents';
import { findThreadOrThrow } from './comment-thread';
import { DONE, goBack, PATH, showList } from './owner-comment-list';
import { type Entered, saveForm } from './owner-edit';
import { CHANGED, ownerSpecs, REFUSED } from './owner-spec';

const { WRITE } = ownerSpecs('product reviews');

export const ownerCommentSettingsRoutes = (deps: Deps): Route[] => [settingsRoute(deps), threadRoute(deps)];

function threadRoute(deps: Deps): Route {
  return route(
    {
      ...WRITE,
      path: `${PATH}/thread`,
      summary: 'Owner: opens, closes or turns off the comments of one item or page.',
      description: '`thread` is the key of a listed comment; `page` a path of the site.',
      responses: { ...DONE, 422: REFUSED },
    },
    async ({ c, body }) => {
      const decision = THREAD_CHOICES.find(([value]) => value === body.decision)?.[0];
      const key = body.thread || (await findThreadKey(c, deps, body.page?.trim() ?? ''));
      if (!key) {
        const errors = { page: 'There is no such page. Enter a path such as /journal/soup-weather.' };
        return showList(c, deps, body.list, { refused: { prefix: 'page-', values: body, errors } });
      }
      if (decision !== undefined) await putThreadDecision(deps.db, deps.site.id, key, decision || undefined);
      return goBack(c, body);
    },
  );
}

async function findThreadKey(c: Ctx, deps: Deps, page: string): Promise<string | undefined> {
  const thread = await findThreadOrThrow(c, deps, { page }).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  });
  return thread?.key;
}

function settingsRoute(deps: Deps): Route {
  return route(
    {
      ...WRITE,
      path: `${PATH}/settings`,
      summary: 'Owner: changes the settings of comments.',
      responses: { ...DONE, 409: CHANGED, 422: REFUSED },
    },
    async ({ c, body }) => {
      const { value, errors } = readCommentSettings(body);
      const refuse = (entered: Entered) =>
        showList(c, deps, '', { refused: { prefix: 'settings-', errors: {}, ...entered } });
      if (!value) return refuse({ values: body, errors });
      const { site } = deps;
      const form = {
        key: 'comments',
        read: async (tx: Queryable) => toSettingsFields(await findCommentSettings(tx, site.id)),
      };
      const { conflict } = await saveForm(deps, form, body, (tx) =>
        putDocument(tx, site.id, 'comments', value),
      );
      return conflict ? refuse(conflict) : c.redirect(PATH, 303);
    },
  );
}
