/** Health, crumb and style sheets of the server. */

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import commentsCss from '../../core/comments/comments.css?raw';
import reviewsCss from '../../core/reviews/reviews.css?raw';
import { CrumbResponseSchema } from '../../core/wire/crumb';
import tokensCss from '../../theme/tokens.css?raw';
import { fromCall } from '../http/call-route';
import type { Deps } from '../http/context';
import { setCrumbCookie } from '../http/cookies';
import { type Route, route } from '../http/route';
import collectionsCss from '../pages/collections.css?raw';
import contentCss from '../pages/content.css?raw';
import { FRAME_SCRIPT, FRAME_SCRIPT_PATH } from '../pages/frame-page';
import ownerCss from '../pages/owner.css?raw';
import {
  CONTENT_CSS_PATH,
  OWNER_CSS_PATH,
  PAGE_CSS_PATH,
  REVIEWS_CSS_PATH,
  THEME_CSS_PATH,
} from '../pages/page';
import pageCss from '../pages/page.css?raw';
import templateCss from '../pages/template.css?raw';
import { healthRoutes } from './health';

/** Name of the site's theme in its folder. */
const SITE_THEME = 'theme.css';

export function systemRoutes(deps: Deps): Route[] {
  return [
    ...healthRoutes(deps),
    route(
      {
        ...fromCall('crumb'),
        tag: 'system',
        summary: 'The crumb of this browser, also set as the cookie `crumb`.',
        guard: 'open',
        limit: 'read',
        responses: { 200: { description: 'The crumb.', schema: CrumbResponseSchema } },
      },
      ({ c }) => c.json({ crumb: setCrumbCookie(c, deps) }),
    ),
    styleRoute(
      PAGE_CSS_PATH,
      'Style sheet of server-rendered pages.',
      `${tokensCss}${pageCss}${contentCss}${reviewsCss}${commentsCss}${collectionsCss}`,
    ),
    styleRoute(
      CONTENT_CSS_PATH,
      'Style sheet of server-rendered content in the template of the site.',
      `${tokensCss}.server-page {\n${contentCss}${reviewsCss}${commentsCss}${collectionsCss}}\n${templateCss}`,
    ),
    themeRoute(deps),
    styleRoute(
      REVIEWS_CSS_PATH,
      'Style sheet of `<site-reviews>` before its script runs.',
      `@layer site-elements {\n${reviewsCss}}\n`,
    ),
    styleRoute(OWNER_CSS_PATH, 'Additional style sheet of the owner pages.', ownerCss),
    assetRoute(FRAME_SCRIPT_PATH, 'Script that opens a framed page in the top window.', {
      text: FRAME_SCRIPT,
      type: 'text/javascript',
    }),
  ];
}

/** The site's own theme: `theme.css` in its folder, if it has one. */
function themeRoute({ folders }: Deps): Route {
  return route(
    {
      method: 'GET',
      path: THEME_CSS_PATH,
      tag: 'system',
      summary: 'The site theme, for server-rendered pages.',
      undocumented: true,
      guard: 'open',
      limit: 'read',
      responses: {
        200: {
          description: 'An empty style sheet, if the site has no theme.',
          schema: v.string(),
          type: 'text/css',
        },
        302: { description: 'To `/theme.css`, which the site has in its folder.' },
      },
    },
    async ({ c }) => {
      c.header('Cache-Control', 'max-age=300');
      const site = folders.find(({ prefix }) => prefix === '/');
      const file = site && (await stat(join(site.root, SITE_THEME)).catch(() => undefined));
      if (file?.isFile()) return c.redirect(`/${SITE_THEME}`, 302);
      return c.body('', 200, { 'Content-Type': 'text/css; charset=utf-8' });
    },
  );
}

function styleRoute(path: string, summary: string, css: string): Route {
  return assetRoute(path, summary, { text: css, type: 'text/css' });
}

function assetRoute(path: string, summary: string, { text, type }: { text: string; type: string }): Route {
  return route(
    {
      method: 'GET',
      path,
      tag: 'system',
      summary,
      undocumented: true,
      guard: 'open',
      limit: 'read',
      responses: { 200: { description: 'The file.', schema: v.string(), type } },
    },
    ({ c }) =>
      c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'max-age=300' }),
  );
}
