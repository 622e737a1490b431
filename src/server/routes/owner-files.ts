/** Owner routes of the files of digital products. */
import { FailureSchema } from '../../core/wire/failure';
import { cleanFileName, MAX_FILE_BYTES } from '../domain/download';
import { readBytes } from '../http/body';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { FILES_PATH, renderFilesPage } from '../pages/owner-files';
import { renderOwnerPage } from '../pages/owner-page';
import { listProductFiles, putProductFile } from '../stores/downloads';
import { listProducts } from '../stores/products';
import { OWNER, SHOWN, SIGN_IN } from './owner-spec';

/** What a form adds to its file. */
const OVERHEAD_BYTES = 64 * 1024;

const MISSING = 'Please choose a file that is not empty.';
const TOO_LARGE = `The file is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB. Please choose a smaller one.`;

export const ownerFileRoutes = (deps: Deps): Route[] => [
  route(
    {
      ...OWNER,
      method: 'GET',
      path: FILES_PATH,
      limit: 'read',
      summary: 'Owner page: files of digital products.',
      answers: { 200: SHOWN, 401: SIGN_IN },
    },
    ({ c, query }) => showFiles(c, deps, { isSaved: query('saved') !== undefined }),
  ),
  route(
    {
      ...OWNER,
      method: 'POST',
      path: `${FILES_PATH}/:productId`,
      limit: 'write',
      summary: 'Owner: stores the file of a digital product, the field `file` of multipart/form-data.',
      answers: {
        303: { about: 'Saved; redirects to the list.' },
        401: SIGN_IN,
        404: { about: 'There is no such digital product.', schema: FailureSchema },
        422: { about: 'The page with the reason.' },
      },
    },
    async ({ c, param }) => {
      const productId = param('productId');
      const products = await listDigital(deps);
      if (!products.some(({ id }) => id === productId))
        throw new HttpError(404, 'There is no such digital product.');
      const file = await readFile(c);
      if (typeof file === 'string') return showFiles(c, deps, { refused: { productId, error: file } });
      await putProductFile(deps.db, deps.site.id, { productId, ...file }, deps.clock());
      return c.redirect(`${FILES_PATH}?saved`, 303);
    },
  ),
];

const listDigital = async ({ db, site }: Deps) =>
  (await listProducts(db, site.id, site.currency)).filter(({ productType }) => productType === 'DIGITAL');

async function showFiles(
  c: Ctx,
  deps: Deps,
  more: { isSaved?: boolean; refused?: { productId: string; error: string } },
): Promise<Response> {
  const products = await listDigital(deps);
  const ids = products.map(({ id }) => id);
  const files = await listProductFiles(deps.db, deps.site.id, ids);
  const listed = products.map(({ id, title }) => ({
    id,
    title,
    file: files.find(({ productId }) => productId === id),
  }));
  const body = renderFilesPage({ products: listed, ...more });
  const page = { title: 'Files of digital products', place: '/config/products', body } as const;
  return renderOwnerPage(c, deps, page, more.refused ? 422 : 200);
}

/** The uploaded file, or why there is none. */
async function readFile(c: Ctx): Promise<{ name: string; type: string; bytes: Uint8Array } | string> {
  const bytes = await readBytes(c.req.raw, MAX_FILE_BYTES + OVERHEAD_BYTES).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 413) return undefined;
    throw error;
  });
  if (!bytes) return TOO_LARGE;
  const headers = { 'content-type': c.req.header('content-type') ?? '' };
  const form = await new Response(bytes, { headers }).formData().catch(() => undefined);
  const file = form?.get('file');
  if (!(file instanceof File) || file.size === 0) return MISSING;
  if (file.size > MAX_FILE_BYTES) return TOO_LARGE;
  return {
    name: cleanFileName(file.name),
    type: /^[\w.+-]+\/[\w.+-]+$/.test(file.type) ? file.type : 'application/octet-stream',
    bytes: new Uint8Array(await file.arrayBuffer()),
  };
}
