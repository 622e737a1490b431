/** Where a request reads rows that may be some seconds old. */
import type { Db } from '../db/db';
import type { Ctx, Deps } from './context';
import { getOwnerSessionId } from './cookies';

/** The owner looks at what was just saved, and so reads from the primary. */
export const getReads = (c: Ctx, deps: Deps): Db =>
  getOwnerSessionId(c, deps) === undefined ? deps.reads : deps.db;
