/** Database for reads that tolerate rows which are some seconds old: a replica, or the primary. */
import type { Db } from '../db/db';
import type { Ctx, Deps } from './context';
import { getOwnerSessionId } from './cookies';

/** The owner looks at what was just saved, and so reads from the primary. */
export const getReads = (c: Ctx, deps: Deps): Db =>
  getOwnerSessionId(c, deps) === undefined ? deps.reads : deps.db;
