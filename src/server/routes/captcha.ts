/** Route that issues proof-of-work challenges. */

import { CaptchaChallengeSchema } from '../../core/wire/captcha';
import { FailureSchema } from '../../core/wire/failure';
import { createAltcha } from '../domain/captcha/altcha';
import { fromCall } from '../http/call-route';
import type { Deps } from '../http/context';
import { type Route, route } from '../http/route';

export function captchaRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...fromCall('captchaChallenge'),
        tag: 'captcha',
        summary:
          'A proof-of-work challenge of the ALTCHA protocol, valid for twenty minutes and for one submission.',
        description: 'Nothing is stored and no cookie is set: the challenge is signed.',
        guard: 'open',
        limit: 'formKey',
        responses: {
          200: { description: 'The challenge.', schema: CaptchaChallengeSchema },
          429: { description: 'Too many challenges; see `Retry-After`.', schema: FailureSchema },
        },
      },
      async ({ c }) => c.json(await createAltcha(deps.secrets, deps.site.id, deps.clock(), deps.random(2))),
    ),
  ];
}
