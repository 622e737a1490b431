/** Owner page: the files of digital products. */
import { html } from 'hono/html';
import type { ProductFile } from '../stores/downloads';
import type { Markup } from './page';

export const FILES_PATH = '/config/files';

interface FilesPage {
  products: readonly { id: string; title: string; file: ProductFile | undefined }[];
  /** The product whose file was refused, and why. */
  refused?: { productId: string; error: string };
  isSaved?: boolean;
}

export function renderFilesPage({ products, refused, isSaved = false }: FilesPage): Markup {
  return html`<h1>Files of digital products</h1>
    <p class="note">Buyers get the file on the page of their paid order, which the confirmation links to.</p>
    ${isSaved ? html`<p role="status">The file is saved.</p>` : ''}
    ${products.length === 0 ? html`<p class="note">There are no digital products.</p>` : ''}
    ${products.map((product) => renderForm(product, refused?.productId === product.id ? refused.error : undefined))}`;
}

function renderForm({ id, title, file }: FilesPage['products'][number], error: string | undefined): Markup {
  const state = file
    ? `Current file: ${file.name}, ${formatSize(file.size)}`
    : 'No file yet: buyers cannot download anything.';
  return html`<section><h2>${title}</h2>
    <form method="post" enctype="multipart/form-data" action="${FILES_PATH}/${encodeURIComponent(id)}">
      <p class="note" id="state-${id}">${state}</p>
      <p><label for="file-${id}">${file ? 'New file' : 'File'}<span class="off"> of ${title}</span></label>
        ${error ? html`<span class="error" id="error-${id}" role="alert">${error}</span>` : ''}
        <input id="file-${id}" name="file" type="file" required aria-describedby="state-${id}${error ? ` error-${id}` : ''}" ${error ? html`aria-invalid="true"` : ''}></p>
      <p><button>Save<span class="off"> the file of ${title}</span></button></p>
    </form></section>`;
}

/** Such as `1.4 MB`. */
export function formatSize(bytes: number): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${Math.max(0.1, Math.round(amount * 10) / 10)} ${unit}`;
}
