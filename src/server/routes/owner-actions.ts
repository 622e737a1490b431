/** Owner actions in the browser: approve, delete, retry, erase. */
import * as v from 'valibot';
import { FailureSchema } from '../../core/wire/failure';
import { FORM } from '../http/body';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, type RouteSpec, route } from '../http/route';
import { renderErasePage } from '../pages/owner-erase';
import { renderOwnerPage } from '../pages/owner-page';
import { eraseSubmission } from '../stores/erase-rows';
import { eraseByEmail } from '../stores/erasure';
import { addJob, retryJob } from '../stores/jobs';
import { approveSubmission, isUuid, readSubmission } from '../stores/submission-list';
import { createNotificationJobs, findFormOrThrow } from './form-service';
import { streamPerson } from './owner-data';

const EmptySchema = v.record(v.string(), v.string());
const EmailSchema = v.pipe(v.string(), v.trim(), v.minLength(3));
const EraseSchema = v.object({ email: EmailSchema, sure: v.literal('yes') });

const ACTION = {
  method: 'POST',
  tag: 'owner',
  undocumented: true,
  guard: 'owner:CRM',
  limit: 'write',
  responses: {
    303: { description: 'Done; redirects to the previous page.' },
    401: { description: 'The sign-in page.', schema: FailureSchema },
    404: { description: 'It no longer exists.', schema: FailureSchema },
  },
} as const satisfies Partial<RouteSpec>;

/** Export and erasure of personal data. */
const PERSONAL = { ...ACTION, guard: 'owner:admin' } as const;

export function ownerActionRoutes(deps: Deps): Route[] {
  const { db, site, clock } = deps;
  return [
    action('/config/submissions/:id/release', 'Approves a submission that was held for review.', (c, id) =>
      release(c, deps, id),
    ),
    action('/config/submissions/:id/delete', 'Deletes a submission.', async (c, id) => {
      const submission = await orThrow(readSubmission(db, site.id, id));
      await eraseSubmission(db, site.id, id, clock());
      return c.redirect(listPath(submission.formId, submission.held !== null), 303);
    }),
    action('/config/jobs/:id/wake', 'Retries a mail or webhook.', async (c, id) => {
      if (!(await retryJob(db, site.id, id, clock()))) throw createNotFound();
      deps.jobs.notify();
      return c.redirect('/config/outbox', 303);
    }),
    ...eraseRoutes(deps),
  ];
}

function action(path: string, summary: string, act: (c: Ctx, id: string) => Promise<Response>): Route {
  return route({ ...ACTION, path, summary, bodies: { [FORM]: EmptySchema } }, ({ c, param }) => {
    const id = param('id');
    if (!isUuid(id)) throw createNotFound();
    return act(c, id);
  });
}

/** Notifications are sent after the approval. */
async function release(c: Ctx, deps: Deps, id: string): Promise<Response> {
  const { db, site, clock } = deps;
  const { formId } = await orThrow(readSubmission(db, site.id, id));
  const jobs = createNotificationJobs(deps, await findFormOrThrow(deps, formId), id);
  await db.transaction(async (tx) => {
    if (!(await approveSubmission(tx, site.id, id))) return;
    for (const job of jobs) await addJob(tx, site.id, clock(), job);
  });
  deps.jobs.notify();
  return c.redirect(listPath(formId, true), 303);
}

function eraseRoutes(deps: Deps): Route[] {
  const path = '/config/erase';
  const title = 'Personal data';
  const answer = (c: Ctx, erased?: Parameters<typeof renderErasePage>[0]) =>
    renderOwnerPage(c, deps, { title, section: path, body: renderErasePage(erased) });
  const page = { 200: { description: 'A page.' }, 401: ACTION.responses[401] };
  return [
    route(
      {
        ...PERSONAL,
        method: 'GET',
        path,
        limit: 'read',
        summary: 'Owner page: export and erase personal data.',
        responses: page,
      },
      ({ c }) => answer(c),
    ),
    route(
      {
        ...PERSONAL,
        path: `${path}/export`,
        summary: 'Exports personal data as a JSON file.',
        bodies: { [FORM]: v.object({ email: EmailSchema }) },
        responses: {
          200: { description: 'The file.', schema: v.unknown() },
          401: ACTION.responses[401],
        },
      },
      ({ c, body: { email } }) => streamPerson(c, deps, { email }),
    ),
    route(
      {
        ...PERSONAL,
        path,
        summary: 'Erases personal data.',
        bodies: { [FORM]: EraseSchema },
        responses: page,
      },
      async ({ c, body: { email } }) =>
        answer(c, { email, ...(await eraseByEmail(deps.db, deps.site.id, email, deps.clock())) }),
    ),
  ];
}

async function orThrow<T>(found: Promise<T | undefined>): Promise<T> {
  const value = await found;
  if (value === undefined) throw createNotFound();
  return value;
}

function createNotFound(): HttpError {
  return new HttpError(404, 'It no longer exists.');
}

function listPath(formId: string, held: boolean): string {
  return `/config/forms/${encodeURIComponent(formId)}${held ? '?show=held' : ''}`;
}
