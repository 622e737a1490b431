/** Member sign-in on the wire. */
import * as v from 'valibot';

/** Public data of a member. */
export type MemberAccount = v.InferOutput<typeof MemberAccountSchema>;

/** Body of `POST /api/site-users/account/session` (AUT-001). */
export type SignInRequest = v.InferInput<typeof SignInRequestSchema>;

/** Response 200. Later calls send the token in the `X-XSRF-Token` header (AUT-002). */
export type SignInResponse = v.InferOutput<typeof SignInResponseSchema>;

/** Response of `GET /api/site-users/account/session`, which is not documented: the signed-in member. */
export type MemberSession = v.InferOutput<typeof MemberSessionSchema>;

/** Header of the token. The specification does not name it. */
export const XSRF_HEADER = 'X-XSRF-Token';

/** Script-readable cookie: a member may be signed in, so that requesting the session is worthwhile. */
export const HAS_MEMBER_COOKIE = 'ss_hasMember';

/** Limits in characters, so that the server never hashes very long input. */
const MAX_EMAIL = 320;
const MAX_PASSWORD = 1024;

export const SignInRequestSchema = v.object({
  email: v.pipe(v.string(), v.maxLength(MAX_EMAIL)),
  password: v.pipe(v.string(), v.maxLength(MAX_PASSWORD)),
  rememberMe: v.pipe(
    v.optional(v.boolean(), false),
    v.description(
      'If true, the session lasts for 30 days after the last visit; otherwise until the browser is closed.',
    ),
  ),
});

export const MemberAccountSchema = v.object({ id: v.string(), email: v.string(), displayName: v.string() });

export const SignInResponseSchema = v.object({ xsrfToken: v.string(), account: MemberAccountSchema });

export const MemberSessionSchema = v.object({
  account: v.nullable(MemberAccountSchema),
  xsrfToken: v.nullable(v.string()),
});
