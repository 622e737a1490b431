/** Owner page for the files of digital products. */
import { html } from 'hono/html';
import { formatFileSize } from '../../core/file-size';
import type { Fields } from '../domain/catalog-input';
import { FILE_ENDINGS } from '../domain/download';
import { formatVersion } from '../domain/form-version';
import type { ProductFile } from '../stores/downloads';
import type { Markup } from './page';

export const FILES_PATH = '/config/files';

/** What the forms of a product show of its file. */
export const toFileFields = (file: ProductFile | undefined): Fields => ({
  name: file?.name ?? '',
  size: file ? String(file.size) : '',
});

interface FilesPage {
  products: readonly { id: string; title: string; file: ProductFile | undefined }[];
  /** The product whose file was rejected, and why. */
  refused?: { productId: string; error: string /** The rejected name. */; name?: string };
  isSaved?: boolean;
}

export function renderFilesPage({ products, refused, isSaved = false }: FilesPage): Markup {
  return html`<h1>Files of digital products</h1>
    <p class="note">Buyers download the file from the page of their paid order, which the confirmation links to.</p>
    ${isSaved ? html`<p role="status">The file was saved.</p>` : ''}
    ${products.length === 0 ? html`<p class="note">There are no digital products.</p>` : ''}
    ${products.map((product) => renderForms(product, refused?.productId === product.id ? refused : undefined))}`;
}

function renderForms(
  { id, title, file }: FilesPage['products'][number],
  refused: FilesPage['refused'],
): Markup {
  // Without a file, there is no form to rename it.
  const error = refused?.name === undefined || !file ? refused?.error : undefined;
  const action = `${FILES_PATH}/${encodeURIComponent(id)}`;
  const state = file
    ? `Current file: ${file.name}, ${formatFileSize(file.size)}`
    : 'No file yet: buyers cannot download anything.';
  const version = html`<input type="hidden" name="version" value="${formatVersion(toFileFields(file))}" autocomplete="off">`;
  return html`<section><h2>${title}</h2>
    <form method="post" enctype="multipart/form-data" action="${action}">
      ${version}
      <p class="note" id="state-${id}">${state}</p>
      <p><label for="file-${id}">${file ? 'New file' : 'File'}<span class="off"> of ${title}</span></label>
        ${error ? html`<span class="error" id="error-${id}" role="alert">${error}</span>` : ''}
        <input id="file-${id}" name="file" type="file" accept="${FILE_ENDINGS.map((one) => `.${one}`).join()}" required aria-describedby="state-${id}${error ? ` error-${id}` : ''}" ${error ? html`aria-invalid="true"` : ''}></p>
      <p><button>Save<span class="off"> the file of ${title}</span></button></p>
    </form>
    ${file ? renderRenameForm({ id, title, action, version, name: refused?.name ?? file.name }, refused?.name === undefined ? undefined : refused.error) : ''}</section>`;
}

const renderRenameForm = (
  {
    id,
    title,
    action,
    version,
    name,
  }: { id: string; title: string; action: string; version: Markup; name: string },
  error: string | undefined,
): Markup =>
  html`<form method="post" action="${action}/name">
      ${version}
      <p><label for="name-${id}">Name of the file<span class="off"> of ${title}</span></label>
        ${error ? html`<span class="error" id="name-error-${id}" role="alert">${error}</span>` : ''}
        <input id="name-${id}" name="name" value="${name}" autocomplete="off" required ${error ? html`aria-describedby="name-error-${id}" aria-invalid="true"` : ''}></p>
      <p><button class="quiet">Rename<span class="off"> the file of ${title}</span></button></p>
    </form>`;
