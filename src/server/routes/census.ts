/** Routes that count page views, buttons, forms and overlays, subject to consent. */
import type { CallName } from '../../core/calls';
import { isRecord } from '../../core/read';
import {
  CensusButtonSchema,
  CensusFormRenderSchema,
  CensusHitSchema,
  CensusOverlaySchema,
} from '../../core/wire/census';
import { FailureSchema } from '../../core/wire/failure';
import { FORM } from '../http/body';
import { fromCall } from '../http/call-route';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { parseJson } from '../http/json';
import { type Route, type RouteSpec, route, type Schema } from '../http/route';
import { type CountedRequest, storeEvents } from './counted-events';

const ABOUT =
  'Answered when stored. Ids of the visitor are dropped when the cookie ss_cookieAllowed is `false`, or with Global Privacy Control without a `true`. Calls over the rate limit are dropped silently.';

const CALLS = { 'button-click': 'buttonClick', 'button-render': 'buttonRender' } as const;

export function censusRoutes(deps: Deps): Route[] {
  return [
    route(
      specWithBody('recordHit', 'A page view, search or heartbeat.', CensusHitSchema),
      async ({ c, body }) => {
        const page = parseJson(body.data);
        if (!isRecord(page)) throw new HttpError(400, 'data: must be a JSON object.');
        const event = { name: String(body.event), visitor: body.ss_cvr, data: page };
        return count(c, deps, { ...event, kind: 'hit', eventId: body.eventId });
      },
    ),
    ...(['button-click', 'button-render'] as const).map((kind) =>
      route(specWithBody(CALLS[kind], 'A button was used or shown.', CensusButtonSchema), ({ c, body }) =>
        count(c, deps, { kind, name: body.id ?? '', ...parsePageEvent(body) }),
      ),
    ),
    route(specWithBody('formRender', 'A form was shown.', CensusFormRenderSchema), ({ c, body }) =>
      count(c, deps, { kind: 'form-render', name: body.formId, ...parsePageEvent(body) }),
    ),
    route(specWithBody('overlay', 'A popup overlay was shown.', CensusOverlaySchema), ({ c, body }) =>
      count(c, deps, { kind: 'overlay', name: '', ...parsePageEvent(body) }),
    ),
    route(spec('quickView', 'The quick view of a product was opened. The body is empty.'), ({ c, param }) => {
      return count(c, deps, {
        kind: 'quick-view',
        name: param('id'),
        visitor: undefined,
        data: {},
        eventId: undefined,
      });
    }),
  ];
}

function parsePageEvent(
  body: Record<string, unknown> & { visitorCookie?: string | undefined; eventId?: string | undefined },
) {
  const { visitorCookie, eventId, ...data } = body;
  return { visitor: visitorCookie, eventId, data };
}

async function count(c: Ctx, deps: Deps, event: CountedRequest): Promise<Response> {
  await storeEvents(c, deps, [event]);
  return c.body(null, 204);
}

function spec(call: CallName, summary: string): RouteSpec {
  return {
    ...fromCall(call),
    tag: 'census',
    summary,
    description: ABOUT,
    guard: 'open',
    limit: 'beacon',
    responses: {
      204: { description: 'Stored.' },
      400: { description: 'The fields are malformed.', schema: FailureSchema },
      503: { description: 'Too many requests at once; see `Retry-After`.', schema: FailureSchema },
    },
  };
}

/** Beacons and XHR use form encoding; JSON is accepted as well. */
function specWithBody<S extends Schema>(call: CallName, summary: string, schema: S) {
  const bodies = { [FORM]: schema, 'application/json': schema };
  return { ...spec(call, summary), bodies };
}
