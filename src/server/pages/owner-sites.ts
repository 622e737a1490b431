/** Owner page for the sites that the server serves by host. */
import { html } from 'hono/html';
import type { HostedSite } from '../stores/hosted-sites';
import { type FormState, renderErrorSummary, renderTextField } from './owner-field';
import { type ListedSite, renderSite, SITES_PATH, type SiteFormName } from './owner-site-forms';
import type { Markup } from './page';

export interface SitesState {
  /** The form that adds a site. */
  form: FormState;
  /** The rejected form of a site. */
  refused?: { id: string; form: SiteFormName; state: FormState } | undefined;
  /** The site that was just added. */
  added?: { hosted: HostedSite; token: string } | undefined;
  isSaved?: boolean;
}

export interface ListedSites {
  sites: readonly ListedSite[];
  page: number;
  pages: number;
  /** Folder with the folders of sites; undefined: not set. */
  root: string | undefined;
}

export function renderSitesPage(
  { sites, page, pages, root }: ListedSites,
  { form, refused, added, isSaved }: SitesState,
): Markup {
  return html`<h1>Sites</h1>
    <p class="note">This server serves them by host, each with its own owner, visitors and data. All other hosts belong to this site.</p>
    ${renderErrorSummary(refused?.state ?? form)}
    ${isSaved ? html`<p role="status">Saved.</p>` : ''}
    ${added ? renderAdded(added) : ''}
    ${sites.length === 0 ? html`<p class="note">There are no other sites.</p>` : ''}
    ${sites.map((one) => renderSite(one, refused?.id === one.hosted.site.id ? refused : undefined))}
    ${pages > 1 ? renderPages(page, pages) : ''}
    <h2>Add a site</h2>
    ${root ? renderAddForm(root, form) : html`<p>Set <code>SITES_ROOT</code> of the server to the folder with the folders of sites, or use the command <code>site add</code>.</p>`}`;
}

const renderAdded = ({ hosted: { site, settings }, token }: { hosted: HostedSite; token: string }): Markup =>
  html`<div class="done" role="status"><h2>${site.name} was added</h2>
    <p>The owner token is shown once. The owner signs in with it at <a href="${settings.url}/config/">${settings.url}/config/</a>.</p>
    <p class="letter">${token}</p></div>`;

function renderAddForm(root: string, form: FormState): Markup {
  const field = (name: string, label: string, note?: string, isRequired = false): Markup =>
    renderTextField(form, name, label, { ...(note && { note }), isRequired });
  return html`<form method="post" action="${SITES_PATH}">
      ${field('id', 'Id', 'Letters a to z, digits and hyphens. It cannot be changed later.', true)}
      ${field('hosts', 'Hosts', 'Separated by spaces, such as www.example.com example.com.', true)}
      ${field('folder', 'Folder', `The name of a folder in ${root}.`, true)}
      ${field('name', 'Name', 'By default, the id.')}
      ${field('locale', 'Language', 'Such as de or pt-BR; by default, en-US.')}
      ${field('currency', 'Currency', 'Such as USD; by default, EUR.')}
      ${field('url', 'Base address of links in mails', 'By default, the address of the first host.')}
      <p><button>Add</button></p>
    </form>`;
}

const renderPages = (page: number, pages: number): Markup =>
  html`<nav aria-label="Pages"><ul class="tabs">
    ${page > 1 ? html`<li><a href="${SITES_PATH}?page=${page - 1}">Previous</a></li>` : ''}
    ${page < pages ? html`<li><a href="${SITES_PATH}?page=${page + 1}">Next</a></li>` : ''}</ul></nav>`;
