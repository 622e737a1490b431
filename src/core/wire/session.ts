// How does a member of the site sign in and out on the wire?
import * as v from 'valibot';

/** A member, as the pages of the site may know them. */
export type MemberAccount = v.InferOutput<typeof MemberAccountSchema>;

/** Body of `POST /api/site-users/account/session` (AUT-001). */
export type SignInRequest = v.InferInput<typeof SignInRequestSchema>;

/** Answer 200: the token goes along with later calls as the header `X-XSRF-Token` (AUT-002). */
export type SignInResponse = v.InferOutput<typeof SignInResponseSchema>;

/** Answer of `GET /api/site-users/account/session`, a call of ours: who is signed in at this browser. */
export type MemberSession = v.InferOutput<typeof MemberSessionSchema>;

/** Header of the token; the documents do not name it. */
export const XSRF_HEADER = 'X-XSRF-Token';

/** Cookie that scripts can read: a member may be signed in, so that asking who is worth a call. */
export const HAS_MEMBER_COOKIE = 'ss_hasMember';

/** Longer than any address or password; what is longer is not worth the work of a hash. */
const MAX_EMAIL = 320;
const MAX_PASSWORD = 1024;

export const SignInRequestSchema = v.object({
  email: v.pipe(v.string(), v.maxLength(MAX_EMAIL)),
  password: v.pipe(v.string(), v.maxLength(MAX_PASSWORD)),
  rememberMe: v.pipe(
    v.optional(v.boolean(), false),
    v.description('True: signed in for 30 days after the last visit. False: until the browser is closed.'),
  ),
});

export const MemberAccountSchema = v.object({ id: v.string(), email: v.string(), displayName: v.string() });

export const SignInResponseSchema = v.object({ xsrfToken: v.string(), account: MemberAccountSchema });

export const MemberSessionSchema = v.object({
  account: v.nullable(MemberAccountSchema),
  xsrfToken: v.nullable(v.string()),
});
