// How do the calls come with the first of them?
import { apiMessages } from '../../core/messages';
import { createLazyProxy } from '../lazy-proxy';
import type { Page } from '../page/page';
import type { Api, ApiResult } from '../ports';
import type { Calls } from './calls';

/** What a call answers whose script could not be had: as if the server could not be reached. */
const MISSING: ApiResult<never> = {
  ok: false,
  status: 0,
  error: { kind: 'unreachable', message: apiMessages.unreachable },
};

export const createLazyCalls = (api: Api, page: Page): Calls =>
  createLazyProxy(
    async () => (await import('./calls')).createCalls(api, page),
    () => MISSING,
  );
