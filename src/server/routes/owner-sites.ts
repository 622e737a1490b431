/** Owner pages for the sites that the server serves by host. Only the server's own site has them. */
import type { FieldErrors, Fields } from '../domain/catalog-input';
import { readSiteForm } from '../domain/hosted-site-form';
import type { Ctx, Deps } from '../http/context';
import { type Route, route } from '../http/route';
import { renderOwnerPage } from '../pages/owner-page';
import { SITES_PATH } from '../pages/owner-site-forms';
import { renderSitesPage, type SitesState } from '../pages/owner-sites';
import { HostedSiteTaken } from '../stores/hosted-sites';
import { getFormStatus } from './owner-edit';
import { getHosting, ownerSiteChangeRoutes } from './owner-site-changes';
import { NOT_FOUND, ownerSpecs, REFUSED, SHOWN, SIGN_IN } from './owner-spec';

/** Sites per page. */
const PAGE_SIZE = 50;

const { READ, WRITE } = ownerSpecs('admin');

const RESPONSES = { 401: SIGN_IN, 404: NOT_FOUND };

const EMPTY: SitesState = { form: { values: {}, errors: {}, prefix: '' } };

export function ownerSitesRoutes(deps: Deps): Route[] {
  return [
    route(
      {
        ...READ,
        path: SITES_PATH,
        summary: 'Owner page: the sites that the server answers for by host.',
        query: { page: 'From 1.', saved: 'Says that a change was saved.' },
        responses: { 200: SHOWN, ...RESPONSES },
      },
      ({ c, query }) => showSites(c, deps, { ...EMPTY, isSaved: query('saved') !== undefined }),
    ),
    route(
      {
        ...WRITE,
        path: SITES_PATH,
        summary: 'Owner: adds a site to the server. The page shows the token of its owner, once.',
        responses: { 200: SHOWN, ...RESPONSES, 422: REFUSED },
      },
      ({ c, body }) => addSite(c, deps, body),
    ),
    ...ownerSiteChangeRoutes(deps, (c, id, form, entered) =>
      showSites(c, deps, {
        ...EMPTY,
        refused: { id, form, state: { errors: {}, ...entered, prefix: `${id}-` } },
      }),
    ),
  ];
}

async function addSite(c: Ctx, deps: Deps, fields: Fields): Promise<Response> {
  const hosting = getHosting(deps);
  const refuse = (errors: FieldErrors) =>
    showSites(c, deps, { form: { values: fields, errors, prefix: '' } });
  const { value, errors } = readSiteForm(fields);
  const root = hosting.findFolder((fields.folder ?? '').trim());
  if (!value || !root) return refuse({ ...errors, ...(!root && { folder: 'There is no such folder.' }) });
  const { folder: _, ...site } = value;
  try {
    const added = await hosting.add({ ...site, root });
    return await showSites(c, deps, { ...EMPTY, added });
  } catch (error) {
    if (!(error instanceof HostedSiteTaken)) throw error;
    return refuse({ [error.field]: error.message });
  }
}

async function showSites(c: Ctx, deps: Deps, state: SitesState): Promise<Response> {
  const hosting = getHosting(deps);
  const all = await hosting.list();
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  const changed = state.refused?.id ?? state.added?.hosted.site.id;
  const index = all.findIndex(({ site }) => site.id === changed);
  const asked = index < 0 ? readPage(c.req.query('page')) : Math.floor(index / PAGE_SIZE) + 1;
  const page = Math.min(asked, pages);
  const shown = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const usages = await hosting.readUsages(shown.filter(({ settings }) => settings.quotas));
  const sites = shown.map((hosted) => ({
    hosted,
    usage: usages.get(hosted.site.id),
    payments: hosting.getPayments(hosted),
  }));
  const body = renderSitesPage({ sites, page, pages, root: hosting.root }, state);
  const isNewRefused = Object.keys(state.form.errors).length > 0;
  const status = getFormStatus(isNewRefused ? state.form : state.refused?.state);
  return renderOwnerPage(c, deps, { title: 'Sites', section: SITES_PATH, body }, status);
}

const readPage = (text: string | undefined): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1);
