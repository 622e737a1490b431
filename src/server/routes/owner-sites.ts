/** Owner pages of the sites that the server answers for by host. Only its own site has them. */
import type { FieldErrors, Fields } from '../domain/catalog-input';
import { readQuotaForm, readSiteForm } from '../domain/hosted-site-form';
import type { Hosting } from '../hosting/hosting';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { renderOwnerPage } from '../pages/owner-page';
import { renderSitesPage, SITES_PATH, type SitesState } from '../pages/owner-sites';
import { HostedSiteTaken } from '../stores/hosted-sites';
import { NOT_FOUND, ownerSpecs, REFUSED, SAVED, SHOWN, SIGN_IN } from './owner-spec';

/** Sites of a page. */
const PAGE_SIZE = 50;

const { READ, WRITE } = ownerSpecs('accounts');

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
    ...changeRoutes(deps),
  ];
}

function changeRoutes(deps: Deps): Route[] {
  const responses = { 303: SAVED, ...RESPONSES, 422: REFUSED };
  const refuse = (c: Ctx, id: string, values: Fields, errors: FieldErrors) =>
    showSites(c, deps, { ...EMPTY, refused: { id, form: { values, errors, prefix: `${id}-` } } });
  return [
    route(
      {
        ...WRITE,
        path: `${SITES_PATH}/:siteId/quotas`,
        summary: 'Owner: changes the quotas of a site of the server.',
        responses,
      },
      async ({ c, param, body }) => {
        const id = param('siteId');
        const hosting = await findHosting(deps, id);
        const { value, errors } = readQuotaForm(body);
        if (!value) return refuse(c, id, body, errors);
        await hosting.setQuotas(id, value);
        return c.redirect(`${SITES_PATH}?saved`, 303);
      },
    ),
    route(
      {
        ...WRITE,
        path: `${SITES_PATH}/:siteId/remove`,
        summary: 'Owner: removes a site of the server with all of its data. `confirm` is its id.',
        responses,
      },
      async ({ c, param, body }) => {
        const id = param('siteId');
        const hosting = await findHosting(deps, id);
        if (body.confirm?.trim() !== id) return refuse(c, id, body, { confirm: `Enter ${id}.` });
        await hosting.remove(id);
        return c.redirect(`${SITES_PATH}?saved`, 303);
      },
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
  const sites = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const usages = await hosting.readUsages(sites.filter(({ settings }) => settings.quotas));
  const body = renderSitesPage({ sites, usages, page, pages, root: hosting.root }, state);
  const isRefused = [state.form, state.refused?.form].some(
    (form) => Object.keys(form?.errors ?? {}).length > 0,
  );
  return renderOwnerPage(c, deps, { title: 'Sites', section: SITES_PATH, body }, isRefused ? 422 : 200);
}

const readPage = (text: string | undefined): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1);

function getHosting({ hosting }: Deps): Hosting {
  if (!hosting) throw new HttpError(404, 'Only the own site of a server has this page.');
  return hosting;
}

async function findHosting(deps: Deps, id: string): Promise<Hosting> {
  const hosting = getHosting(deps);
  const sites = await hosting.list();
  if (!sites.some(({ site }) => site.id === id)) throw new HttpError(404, 'There is no such site.');
  return hosting;
}
