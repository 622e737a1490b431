/** Health of the server, for people, supervisors and load balancers. */
import * as v from 'valibot';
import { createDatabaseProbe } from '../db/probe';
import { fromCall } from '../http/call-route';
import type { Ctx, Deps } from '../http/context';
import { type ResponseSpec, type Route, type RouteSpec, route } from '../http/route';

const StateSchema = v.picklist(['ok', 'unavailable']);

/** `degraded`: visitors are served, but a part of the server does not work. */
const HealthSchema = v.object({
  status: v.picklist(['ok', 'degraded', 'unavailable']),
  dependencies: v.object({
    database: StateSchema,
    /** Set if there is a replica; the primary does its work unless it is `ok`. */
    replica: v.optional(v.picklist(['ok', 'behind', 'unavailable'])),
    events: StateSchema,
    jobs: StateSchema,
  }),
});

const StatusSchema = v.object({ status: v.picklist(['ok', 'stopping', 'unavailable']) });

type Status = v.InferOutput<typeof StatusSchema>['status'];

/** In seconds. */
const RETRY_AFTER = '5';

export function healthRoutes(deps: Deps): Route[] {
  const isDatabaseUp = createDatabaseProbe(deps.db);
  const toState = (isUp: boolean): 'ok' | 'unavailable' => (isUp ? 'ok' : 'unavailable');
  return [
    route(
      spec('health', 'Health of the server by dependency.', {
        200: { description: 'Visitors are served.', schema: HealthSchema },
        503: { description: 'The database does not respond.', schema: HealthSchema },
      }),
      async ({ c }) => {
        const database = await isDatabaseUp();
        const events = !deps.events.isFull();
        const jobs = !deps.jobs.isFailing();
        const replica = deps.replica?.state();
        const isComplete = events && jobs && (replica ?? 'ok') === 'ok';
        const status = database ? (isComplete ? 'ok' : 'degraded') : 'unavailable';
        const dependencies = {
          database: toState(database),
          ...(replica && { replica }),
          events: toState(events),
          jobs: toState(jobs),
        };
        return answer(c, { status, dependencies });
      },
    ),
    route(
      spec('healthLive', 'Whether the process responds; it is restarted otherwise.', {
        200: { description: 'It does.', schema: StatusSchema },
      }),
      ({ c }) => answer(c, { status: 'ok' }),
    ),
    route(
      spec('healthReady', 'Whether the server should get visitors.', {
        200: { description: 'It should.', schema: StatusSchema },
        503: { description: 'It is stopping, or the database does not respond.', schema: StatusSchema },
      }),
      async ({ c }) => {
        const status: Status = deps.isDraining() ? 'stopping' : (await isDatabaseUp()) ? 'ok' : 'unavailable';
        return answer(c, { status });
      },
    ),
  ];
}

function spec(
  call: 'health' | 'healthLive' | 'healthReady',
  summary: string,
  responses: Record<number, ResponseSpec>,
): RouteSpec {
  return { ...fromCall(call), tag: 'system', summary, guard: 'open', limit: 'read', responses };
}

function answer(c: Ctx, body: v.InferOutput<typeof HealthSchema | typeof StatusSchema>): Response {
  c.header('Cache-Control', 'no-store');
  if (body.status === 'ok' || body.status === 'degraded') return c.json(body);
  return c.json(body, 503, { 'Retry-After': RETRY_AFTER });
}
