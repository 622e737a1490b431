// Tables of the site API's calls, from the routes of the server.
import type { Deps } from '../../server/http/context';
import { createOpenApi } from '../../server/http/openapi';
import type { Route } from '../../server/http/route';
import { allRoutes, components } from '../../server/routes/routes';
import { escapeHtml } from './html';
import { tableMarkup } from './table';

const GUARDS: Readonly<Record<string, string>> = { crumb: 'crumb', page: 'crumb', owner: 'owner' };

/** Routes are described without a server, so their dependencies do not matter. */
const routes: readonly Route[] = allRoutes({
  site: { name: 'Site', locale: 'en-US' },
  folders: [],
} as unknown as Deps);

/** Calls that every backend has to answer. */
export const documentedCalls = (): string => callTable(routes.filter(({ undocumented }) => !undocumented));

/** Calls that only our server has, by subject. */
export function furtherCalls(): string {
  const further = routes.filter(({ undocumented, path }) => undocumented && path.startsWith('/api/'));
  const tags = [...new Set(further.map(({ tag }) => tag))].sort();
  return tags
    .map(
      (tag) => `<details class="calls"><summary>${escapeHtml(tag)}</summary>
${callTable(further.filter((route) => route.tag === tag))}
</details>`,
    )
    .join('\n');
}

export const openApi = (version: string): string =>
  JSON.stringify(createOpenApi(routes, components, version));

const callTable = (listed: readonly Route[]): string =>
  tableMarkup(
    ['Call', 'Purpose', 'Needs'],
    listed.map(({ method, path, summary, guard }) => [
      `\`${method} ${path}\``,
      summary,
      GUARDS[guard.split(':')[0]!] ?? 'nothing',
    ]),
  );
