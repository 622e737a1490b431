/** Database for reads that tolerate rows that are some seconds old: a replica, or the primary. */
import type { Db } from '../db/db';
import type { Ctx, Deps } from './context';
import { getOwnerSessionId } from './cookies';

/** Owners look at what they have just saved, so they read from the primary. */
export const getReadDatabase = (c: Ctx, deps: Deps): Db =>
  getOwnerSessionId(c, deps) === undefined ? deps.reads : deps.db;
