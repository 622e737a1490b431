/** All comment routes: for visitors, for links in mails and for the owner. */
import type { Deps } from '../http/context';
import type { Route } from '../http/route';
import { commentChangeRoutes } from './comment-change-routes';
import { commentNoticeRoutes } from './comment-notice-links';
import { commentRoutes } from './comments';
import { ownerCommentRoutes } from './owner-comments';

export const allCommentRoutes = (deps: Deps): Route[] => [
  ...ownerCommentRoutes(deps),
  ...commentRoutes(deps),
  ...commentChangeRoutes(deps),
  ...commentNoticeRoutes(deps),
];
