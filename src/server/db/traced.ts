/** A database whose queries are spans of the request or job that makes them. */
import { getSpan } from '../context/request-context';
import type { Tracer } from '../context/tracer';
import { type Database, type Db, type Queryable, sqlState } from './db';
import type { Replica } from './replica';

interface Databases {
  db: Database;
  replica: Replica | undefined;
}

/**
 * Queries outside of requests and jobs, such as those of periodic tasks, have no span. A read that the primary does
 * instead of the replica has one span, which includes the time of both.
 */
export function traceDatabases({ db, replica }: Databases, tracer: Tracer): Databases {
  const { close, forSite } = db;
  return {
    db: { ...trace(db, tracer), close, forSite: (siteId) => trace(forSite(siteId), tracer) },
    replica: replica && { ...replica, forSite: (siteId) => trace(replica.forSite(siteId), tracer) },
  };
}

function trace(db: Db, tracer: Tracer): Db {
  return {
    maxBatch: db.maxBatch,
    query: traceQuery(db, tracer, () => getSpan()?.traceparent).query,
    transaction(work) {
      const parent = getSpan()?.traceparent;
      if (!parent) return db.transaction(work);
      const { run, traceparent } = start(tracer, parent, 'TRANSACTION');
      return run(() => db.transaction((tx) => work(traceQuery(tx, tracer, () => traceparent))));
    },
  };
}

function traceQuery(db: Queryable, tracer: Tracer, getParent: () => string | undefined): Queryable {
  return {
    query(text, params) {
      const parent = getParent();
      if (!parent) return db.query(text, params);
      const { operation, table } = describeQuery(text);
      return start(tracer, parent, operation, table).run(() => db.query(text, params));
    },
  };
}

function start(tracer: Tracer, parent: string, operation: string, table?: string) {
  const span = tracer.startSpan({
    name: table ? `${operation} ${table}` : operation,
    kind: 'client',
    parent,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
    },
  });
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const result = await work();
      span.end();
      return result;
    } catch (error) {
      const state = sqlState(error);
      span.end({ isError: true, attributes: state ? { 'db.response.status_code': state } : {} });
      throw error;
    }
  };
  return { run, traceparent: span.traceparent };
}

/** First keyword and first table of a statement of this server; the statement contains no values. */
export function describeQuery(text: string): { operation: string; table: string | undefined } {
  const operation = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  return { operation, table: /\b(?:from|into|update)\s+([a-z][a-z0-9_]*)/i.exec(text)?.[1] };
}
