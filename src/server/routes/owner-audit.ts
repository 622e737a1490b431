/** Owner page of the audit log, and its export. */
import { takePage } from '../domain/take-page';
import type { Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { renderAuditPage } from '../pages/owner-audit';
import { renderOwnerPage } from '../pages/owner-page';
import { type AuditQuery, allAuditEntries, listAuditEntries, listAuditValues } from '../stores/audit';
import { isUuid } from '../stores/submission-list';
import { csvExportRoute } from './owner-export';
import { ownerSpecs, SHOWN, SIGN_IN } from './owner-spec';

const { READ } = ownerSpecs('admin');

const PATH = '/config/audit';

/** Entries per page. */
const PAGE_SIZE = 50;

const QUERY = {
  what: 'Only this action.',
  actor: 'Only what this person did.',
  from: 'First day, `YYYY-MM-DD` in UTC.',
  to: 'Last day.',
  before: 'Id of the last entry of the page before.',
};

export function ownerAuditRoutes(deps: Deps): Route[] {
  const { db, site } = deps;
  return [
    route(
      {
        ...READ,
        path: PATH,
        summary: 'Owner page: what was changed, when and by whom.',
        query: QUERY,
        responses: { 200: SHOWN, 401: SIGN_IN },
      },
      async ({ c, query }) => {
        const asked = readQuery(query);
        const [found, values] = await Promise.all([
          listAuditEntries(db, site.id, asked, PAGE_SIZE + 1),
          listAuditValues(db, site.id),
        ]);
        const { rows: entries, last } = takePage(found, PAGE_SIZE);
        const next = last && getNext(asked, last.id);
        const body = renderAuditPage({ entries, query: asked, values, next }, site.locale);
        return renderOwnerPage(c, deps, { title: 'Audit log', section: PATH, body });
      },
    ),
    csvExportRoute({
      area: 'admin',
      section: PATH,
      summary: 'Owner: exports the audit log.',
      file: 'audit.csv',
      columns: ['Time', 'Who', 'Action', 'What', 'Target', 'Status', 'Request', 'Address'],
      async *rows() {
        for await (const page of allAuditEntries(db, site.id))
          yield page.map((one) => [
            one.at.toISOString(),
            one.actor,
            one.action,
            one.what,
            one.target,
            one.status === null ? '' : String(one.status),
            one.requestId,
            one.address,
          ]);
      },
    }),
  ];
}

/** Malformed values are ignored. */
function readQuery(query: (name: string) => string | undefined): AuditQuery {
  const day = (name: string): string | undefined => {
    const text = query(name) ?? '';
    const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
  };
  const before = query('before');
  return {
    what: query('what') || undefined,
    actor: query('actor') || undefined,
    from: day('from'),
    to: day('to'),
    before: before && isUuid(before) ? before : undefined,
  };
}

function getNext(asked: AuditQuery, before: string): string {
  const fields = Object.entries({ ...asked, before }).filter(
    (field): field is [string, string] => !!field[1],
  );
  return `${PATH}?${new URLSearchParams(fields)}`;
}
