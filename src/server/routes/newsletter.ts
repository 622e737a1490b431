/** Routes for newsletter subscription, for scripts and native forms. */
import * as v from 'valibot';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import { CaptchaFailureSchema } from '../../core/wire/captcha';
import { FailureSchema, FieldFailuresSchema } from '../../core/wire/failure';
import {
  type SubscribeRequest,
  SubscribeRequestSchema,
  SubscribeResponseSchema,
} from '../../core/wire/newsletter';
import { toSameOriginPath } from '../domain/origin';
import { FORM } from '../http/body';
import { fromCall } from '../http/call-route';
import { getHost } from '../http/client';
import type { Ctx, Deps } from '../http/context';
import { toHttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { getText, translateSentence } from '../languages/texts';
import { renderSubscribePage } from '../pages/newsletter-page';
import { renderMessage, renderPage } from '../pages/page';
import { subscribe } from './newsletter-service';

const NativeSchema = v.object({ ...SubscribeRequestSchema.entries, returnTo: v.optional(v.string()) });

export function newsletterRoutes(deps: Deps): Route[] {
  return [subscribeRoute(deps), createRequestedRoute(deps)];
}

function subscribeRoute(deps: Deps): Route {
  return route(
    {
      ...fromCall('subscribe'),
      tag: 'newsletter',
      summary: 'Requests a subscription; a mail with a confirmation link is sent to the address.',
      description:
        'The response is the same whether or not the address is on the list. An address gets at most three mails per day. A native form may contain `returnTo`, a path of this site to return to.',
      guard: 'open',
      limit: 'newsletter',
      bodies: {
        'application/json': SubscribeRequestSchema,
        [FORM]: NativeSchema,
      },
      responses: {
        200: { description: 'Further steps are sent by mail.', schema: SubscribeResponseSchema },
        303: { description: 'After a native post: redirects to a confirmation page.' },
        400: {
          description:
            'The address is invalid (`errors.email`), a list must be selected (`error`), or a captcha is required.',
          schema: v.union([FieldFailuresSchema, CaptchaFailureSchema, FailureSchema]),
        },
        404: { description: 'This list or form does not exist.', schema: FailureSchema },
        422: { description: 'After a native post: a page with the error and the form.' },
        429: { description: 'Too many requests; see `Retry-After`.', schema: FailureSchema },
        503: { description: 'The captcha cannot be checked now; see `Retry-After`.', schema: FailureSchema },
      },
    },
    async ({ c, body, type }) =>
      type === 'application/json' ? c.json(await subscribe(deps, body)) : subscribeNatively(c, deps, body),
  );
}

function createRequestedRoute(deps: Deps): Route {
  return route(
    {
      ...fromCall('subscriptionRequested'),
      tag: 'newsletter',
      summary: 'Page after a native subscription.',
      guard: 'open',
      limit: 'read',
      query: { returnTo: 'Path on this site to return to.' },
      responses: { 200: { description: 'A page.' } },
    },
    ({ c, query }) => {
      const back = toSameOriginPath(query('returnTo'), getHost(c, deps.trustProxy)) ?? '/';
      const { locale } = deps.site;
      const text = getText(locale);
      const title = text('newsletter.almostDone');
      const body = renderMessage(title, text('site-newsletter.checkInbox'), back, text('page.backToSite'));
      return renderPage(c, 200, { title, locale, body });
    },
  );
}

async function subscribeNatively(
  c: Ctx,
  deps: Deps,
  request: SubscribeRequest & { returnTo?: string | undefined },
): Promise<Response> {
  const returnTo = toSameOriginPath(request.returnTo || c.req.header('Referer'), getHost(c, deps.trustProxy));
  const pageUrl = request.pageUrl || returnTo;
  try {
    await subscribe(deps, { ...request, pageUrl });
  } catch (error) {
    const { status, body } = toHttpError(error);
    if (status !== 400) throw error;
    const errors = body.errors as Record<string, string> | undefined;
    const { locale } = deps.site;
    const text = getText(locale);
    // Subscriptions are not held for review if the browser cannot solve the required captcha.
    const problem = body.captcha
      ? text('newsletter.needsScript')
      : errors?.email
        ? text('site-form.email', { email: text('site-form.emailExample') })
        : translateSentence(locale, String(body.error));
    const page = renderSubscribePage(request, problem, returnTo, text);
    const title = text('page.error', { title: text('newsletter.title') });
    return renderPage(c, 422, { title, locale, body: page });
  }
  const query = returnTo ? `?${new URLSearchParams({ returnTo })}` : '';
  return c.redirect(`${getSitePath(calls.subscriptionRequested)}${query}`, 303);
}
