/** Routes for signing members in and out, for scripts and native forms. */
import * as v from 'valibot';
import { MEMBERS_PATH, MEMBERS_SIGN_OUT_PATH } from '../../core/routes';
import { CrumbFailureSchema, FailureSchema } from '../../core/wire/failure';
import { MemberSessionSchema, SignInRequestSchema, SignInResponseSchema } from '../../core/wire/session';
import { toSameOriginPath } from '../domain/origin';
import { FORM } from '../http/body';
import { fromCall } from '../http/call-route';
import { getHost } from '../http/client';
import type { Ctx, Deps } from '../http/context';
import { endOwnerSession, setCrumbCookie } from '../http/cookies';
import { HttpError } from '../http/errors';
import { getMemberToken } from '../http/member-cookie';
import { type Route, route } from '../http/route';
import { getText } from '../languages/texts';
import { renderMembersPage, renderSignInPage } from '../pages/members-page';
import { renderPage } from '../pages/page';
import { readSession, signIn, signOut } from './account-service';
import { memberLibraryRoute, readMemberLibrary } from './member-library';

/** An unchecked checkbox is not submitted. */
const NativeSignInSchema = v.object({
  email: v.string(),
  password: v.string(),
  rememberMe: v.optional(v.string()),
  returnTo: v.optional(v.string()),
});

const NativeSignOutSchema = v.object({ returnTo: v.optional(v.string()) });

const MEMBER = { tag: 'members' } as const;

const CRUMB_FAILS = { description: 'The crumb is missing or invalid.', schema: CrumbFailureSchema };

export function accountRoutes(deps: Deps): Route[] {
  return [
    signInRoute(deps),
    sessionRoute(deps),
    memberLibraryRoute(deps),
    signOutRoute(deps),
    pageRoute(deps),
    nativeSignOutRoute(deps),
    logoutRoute(deps),
  ];
}

function signInRoute(deps: Deps): Route {
  return route(
    {
      ...MEMBER,
      ...fromCall('signIn'),
      guard: 'page',
      limit: 'write',
      summary: 'Signs a member in.',
      description: 'An unknown address gets the same response as a wrong password, in the same time.',
      bodies: { 'application/json': SignInRequestSchema, [FORM]: NativeSignInSchema },
      responses: {
        200: {
          description: 'Signed in; the response sets the session cookie.',
          schema: SignInResponseSchema,
        },
        303: { description: 'After a native post: redirects to `returnTo` or the members page.' },
        400: {
          description: 'Input is missing, or the crumb is invalid.',
          schema: v.union([CrumbFailureSchema, FailureSchema]),
        },
        401: { description: 'Address or password is wrong.', schema: FailureSchema },
        422: { description: 'After a native post: a page with the errors and the form.' },
        429: { description: 'Too many attempts; see `Retry-After`.', schema: FailureSchema },
      },
    },
    async ({ c, type, body }) => {
      if (type !== FORM)
        return c.json(await signIn(c, deps, body as v.InferOutput<typeof SignInRequestSchema>));
      return nativeSignIn(c, deps, body as v.InferOutput<typeof NativeSignInSchema>);
    },
  );
}

function sessionRoute(deps: Deps): Route {
  return route(
    {
      ...MEMBER,
      ...fromCall('memberSession'),
      guard: 'open',
      limit: 'read',
      summary: 'The signed-in member.',
      responses: {
        200: {
          description: 'The member and the session token; both null for a visitor.',
          schema: MemberSessionSchema,
        },
      },
    },
    async ({ c }) => c.json(await readSession(c, deps)),
  );
}

function signOutRoute(deps: Deps): Route {
  return route(
    {
      ...MEMBER,
      ...fromCall('signOut'),
      guard: 'crumb',
      limit: 'write',
      summary: 'Signs the member out.',
      query: {
        cloneCart: '`true`: this browser keeps a copy of the cart. Otherwise its cart is removed.',
      },
      responses: {
        200: { description: 'Signed out.', schema: v.object({}) },
        400: CRUMB_FAILS,
        403: { description: 'The token belongs to another session.', schema: FailureSchema },
      },
    },
    async ({ c, query }) => {
      await signOut(c, deps, query('cloneCart') === 'true');
      return c.json({});
    },
  );
}

/** The documented logout of site contributors; its response is not shown. */
function logoutRoute(deps: Deps): Route {
  return route(
    {
      tag: 'owner',
      ...fromCall('logout'),
      guard: 'crumb',
      limit: 'write',
      summary: 'Signs the owner out.',
      responses: {
        200: { description: 'Signed out.', schema: v.object({}) },
        400: CRUMB_FAILS,
      },
    },
    async ({ c }) => {
      await endOwnerSession(c, deps);
      setCrumbCookie(c, deps, { session: getMemberToken(c, deps)?.id ?? '' });
      return c.json({});
    },
  );
}

function pageRoute(deps: Deps): Route {
  return route(
    {
      ...MEMBER,
      method: 'GET',
      path: MEMBERS_PATH,
      undocumented: true,
      guard: 'open',
      limit: 'read',
      summary: 'The members page, or the sign-in page for visitors.',
      query: {
        returnTo: 'Path on this site to return to after signing in.',
        logout: '`true`: confirms the sign-out.',
      },
      responses: { 200: { description: 'A page.' } },
    },
    async ({ c, query }) => {
      const { account } = await readSession(c, deps);
      if (account)
        return page(
          c,
          deps,
          200,
          renderMembersPage(account, deps.site, await readMemberLibrary(deps, account)),
        );
      const target = { returnTo: resolveReturnPath(c, deps, query('returnTo')) };
      return page(
        c,
        deps,
        200,
        renderSignInPage(deps.site, { ...target, isDone: query('logout') === 'true' }),
      );
    },
  );
}

function nativeSignOutRoute(deps: Deps): Route {
  return route(
    {
      ...MEMBER,
      method: 'POST',
      path: MEMBERS_SIGN_OUT_PATH,
      undocumented: true,
      guard: 'page',
      limit: 'write',
      summary: 'Signs the member out with a native form.',
      bodies: { [FORM]: NativeSignOutSchema },
      responses: {
        303: { description: 'Redirects to `returnTo` or the sign-in page.' },
        400: {
          description: 'The body is malformed, or the crumb is missing or invalid.',
          schema: v.union([CrumbFailureSchema, FailureSchema]),
        },
      },
    },
    async ({ c, body }) => {
      await signOut(c, deps, false);
      return c.redirect(resolveReturnPath(c, deps, body.returnTo) ?? `${MEMBERS_PATH}?logout=true`, 303);
    },
  );
}

/** Shows the error above the form, with the entered values except the password. */
async function nativeSignIn(
  c: Ctx,
  deps: Deps,
  { email, password, rememberMe, returnTo }: v.InferOutput<typeof NativeSignInSchema>,
): Promise<Response> {
  const isPersistent = rememberMe !== undefined;
  const target = resolveReturnPath(c, deps, returnTo);
  try {
    await signIn(c, deps, { email, password, rememberMe: isPersistent });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, message, headers } = error;
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    const shown = status === 400 ? 422 : (status as 401 | 429);
    return page(
      c,
      deps,
      shown,
      renderSignInPage(deps.site, { email, isPersistent, returnTo: target, problem: message }),
    );
  }
  return c.redirect(target ?? MEMBERS_PATH, 303);
}

function resolveReturnPath(c: Ctx, deps: Deps, path: string | undefined): string | undefined {
  return path ? toSameOriginPath(path, getHost(c, deps.trustProxy)) : undefined;
}

function page(
  c: Ctx,
  { site }: Deps,
  status: 200 | 401 | 422 | 429,
  body: Parameters<typeof renderPage>[2]['body'],
) {
  return renderPage(c, status, {
    title: `${getText(site.locale)('members.title')} – ${site.name}`,
    locale: site.locale,
    body,
  });
}
