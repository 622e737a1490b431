// Sends requests with ids, links, keys and sessions of one site to another site of the same server: no response may
// contain data that only the first site has, or be an internal error; its owner must be refused, and its rows must not
// change.
import type { Route } from '../../server/http/route';
import { readArguments } from '../arguments.mjs';
import { createRandom } from '../fault-proxy/random';
import { createKnownValues } from '../fuzz/known-values';
import { chance, pick, type Random } from '../fuzz/pick';
import { createRequest, type RequestContext } from '../fuzz/request';
import type { RawRequest } from '../fuzz/send';
import { createIdentities } from '../fuzz/target';
import { findForeign, listNamed } from './foreign-texts';
import { digestSite, findTexts, isStored, MARK } from './site-data';
import { HOSTS, startTwoSites, type TwoSites } from './two-sites';

export interface CrossSiteReport {
  readonly requests: number;
  /** Number of requests by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Number of routes that were requested, and of all routes. */
  readonly routes: readonly [asked: number, all: number];
  /** Number of texts that only the first site has. */
  readonly texts: number;
  readonly problems: readonly string[];
}

/** Number of requests after which sessions are created anew, because some requests end them. */
const BATCH = 400;

/** @returns whether there were no problems */
export async function main(args: string[]): Promise<boolean> {
  const { requests, seed } = readArguments(args, { requests: 10_000, seed: 1 });
  const report = await runCrossSite(requests, seed);
  for (const problem of report.problems) console.log(`${problem}\n`);
  console.log(`responses ${JSON.stringify(report.statuses)}`);
  console.log(
    `${report.requests} requests to ${report.routes.join(' of ')} routes, with ${report.texts} texts of the other site; ${report.problems.length} problems`,
  );
  return report.problems.length === 0;
}

/** Requests every route equally often. With `breach`, the second site answers for the first one, to test this check. */
export async function runCrossSite(
  requests: number,
  seed: number,
  { breach = false } = {},
): Promise<CrossSiteReport> {
  const random = createRandom(seed);
  const known = createKnownValues(random);
  const target = await startTwoSites(known);
  try {
    const record = createRecord(target);
    const host = breach ? HOSTS.first : HOSTS.second;
    for (let sent = 0; sent < requests; ) {
      const contexts = await createContexts(target, random, known);
      await record.begin();
      for (const end = Math.min(sent + BATCH, requests); sent < end; sent++) {
        const route = target.routes[sent % target.routes.length] as Route;
        const isForeign = chance(random, 0.5);
        const request = createRequest(
          isForeign ? contexts.first : contexts.second,
          route,
          pickDistance(random),
        );
        const response = await target.send(host, request);
        if (response) await record.add(route, request, response, isForeign);
      }
      if (!breach) await record.end();
    }
    return record.report(target.routes.length);
  } finally {
    await target.close();
  }
}

const pickDistance = (random: Random) => pick(random, ['valid', 'valid', 'value'] as const);

/**
 * Both contexts have ids of the first site; one has its own visitors, members and owner, the other those of the second
 * site.
 */
async function createContexts(
  { first, second }: TwoSites,
  random: Random,
  known: RequestContext['known'],
): Promise<Record<'first' | 'second', RequestContext>> {
  const [one, two] = [await createIdentities(first), await createIdentities(second)];
  const context = { random, known, port: 80 };
  return { first: { ...context, identities: one }, second: { ...context, identities: two } };
}

function createRecord({ db, first, second, takeErrors }: TwoSites) {
  const statuses: Record<string, number> = {};
  const asked = new Set<string>();
  const problems = new Map<string, string>();
  let requests = 0;
  let texts: string[] = [];
  let before: Record<string, string> = {};
  let all: readonly string[] = [];
  /** Texts of the first site that requests have contained, and texts that the second site has or had. */
  const given = new Set<string>();
  /** Texts that the second site was given and has stored, such as ids in its audit log, are its own from then on. */
  const findProblem = async (request: RawRequest, answer: string): Promise<string | undefined> => {
    const named = listNamed(all, request);
    for (const text of named) given.add(text);
    for (;;) {
      const found = findForeign([MARK, ...texts], named, answer);
      if (!found || found === MARK || !given.has(found) || !(await isStored(db, second.siteId, found)))
        return found;
      texts = texts.filter((text) => text !== found);
    }
  };
  return {
    /** Reads the data of the first site. */
    async begin() {
      // Other servers of the database, such as those of other tests, would otherwise run these jobs.
      await db.query('delete from job where site_id = $1', [first.siteId]);
      const others = await findTexts(db, second.siteId);
      for (const text of others) given.add(text);
      all = [MARK, ...(await findTexts(db, first.siteId))];
      texts = all.filter((text) => text !== MARK && !others.has(text));
      before = await digestSite(db, first.siteId);
    },
    /** Compares the data with their current state. */
    async end() {
      const after = await digestSite(db, first.siteId);
      for (const table of Object.keys(after))
        if (before[table] !== after[table]) problems.set(table, `rows of the first site changed in ${table}`);
    },
    async add({ method, path, guard }: Route, request: RawRequest, response: Response, isForeign: boolean) {
      requests++;
      asked.add(`${method} ${path}`);
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      const found = await findProblem(request, await readAll(response));
      const isOwner = request.headers.some(([name]) => name === 'Authorization');
      const isLetIn = isForeign && isOwner && guard.startsWith('owner') && response.status < 400;
      const errors = takeErrors();
      for (const problem of [
        ...(response.status === 500 ? [`responded with 500: ${errors.map(String).join('; ')}`] : []),
        ...(found ? [`responded with "${found}"`] : []),
        ...(isLetIn ? [`accepted the owner of another site: ${response.status}`] : []),
      ]) {
        const kind = `${method} ${path} ${problem}`;
        if (!problems.has(kind)) problems.set(kind, `${kind}\n${request.method} ${request.target}`);
      }
    },
    report: (all: number): CrossSiteReport => ({
      requests,
      statuses,
      routes: [asked.size, all],
      texts: texts.length,
      problems: [...problems.values()],
    }),
  };
}

async function readAll(response: Response): Promise<string> {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  return `${headers.join('\n')}\n${await response.text()}`;
}
