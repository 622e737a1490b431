/** Owner routes for the files of digital products. */
import { fileMessages } from '../../core/messages/failure-messages';
import { inputMessages } from '../../core/messages/input-messages';
import { FailureSchema } from '../../core/wire/failure';
import type { Queryable } from '../db/db';
import { cleanFileName, FILE_TOO_LARGE, isFileType, MAX_FILE_BYTES } from '../domain/download';
import { readBytes } from '../http/body';
import type { Ctx, Deps } from '../http/context';
import { HttpError } from '../http/errors';
import { type Route, route } from '../http/route';
import { FILES_PATH, renderFilesPage, toFileFields } from '../pages/owner-files';
import { renderOwnerPage } from '../pages/owner-page';
import { listProductFiles, putProductFile, renameProductFile } from '../stores/downloads';
import { listProducts } from '../stores/products';
import { saveForm } from './owner-edit';
import { CHANGED, ownerSpecs, REFUSED, SHOWN, SIGN_IN } from './owner-spec';

const { OWNER, WRITE } = ownerSpecs('inventory');

/** Size of the form around its file. */
const OVERHEAD_BYTES = 64 * 1024;

const FULL = 'The files of this site have no more room. Replace a file by a smaller one.';

const MISSING = 'Please choose a file.';

export const ownerFileRoutes = (deps: Deps): Route[] => [
  route(
    {
      ...OWNER,
      method: 'GET',
      path: FILES_PATH,
      limit: 'read',
      summary: 'Owner page: files of digital products.',
      responses: { 200: SHOWN, 401: SIGN_IN },
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
      responses: {
        303: { description: 'Saved; redirects to the list.' },
        401: SIGN_IN,
        404: { description: 'There is no such digital product.', schema: FailureSchema },
        409: CHANGED,
        422: REFUSED,
        503: { description: 'Not stored: the list, with a message beside the file.' },
        507: { description: 'Not stored, since the files of the site would exceed its quota: as above.' },
      },
    },
    async ({ c, param }) => {
      const productId = param('productId');
      await checkProduct(deps, productId);
      const read = await readFile(c);
      if (typeof read === 'string') return showFiles(c, deps, { refused: { productId, error: read } });
      const { version, ...file } = read;
      const { site, quotas } = deps;
      const store = saveForm(deps, createForm(deps, productId), { version }, (tx) =>
        putProductFile(tx, site.id, { productId, ...file }, deps.clock(), quotas?.fileBytes),
      );
      const stored = await tryStore(c, store);
      if (stored === FAILED) return showProblem(c, deps, productId);
      if (stored.conflict)
        return showFiles(c, deps, { refused: { productId, error: CONFLICT }, status: 409 });
      if (!stored.saved) return showFiles(c, deps, { refused: { productId, error: FULL }, status: 507 });
      return c.redirect(`${FILES_PATH}?saved`, 303);
    },
  ),
  renameRoute(deps),
];

const renameRoute = (deps: Deps): Route =>
  route(
    {
      ...WRITE,
      path: `${FILES_PATH}/:productId/name`,
      replacesNul: true,
      summary:
        'Owner: renames the file of a digital product, the field `name`. The ending of the name stays.',
      responses: {
        303: { description: 'Saved; redirects to the list.' },
        401: SIGN_IN,
        404: { description: 'There is no such digital product.', schema: FailureSchema },
        409: CHANGED,
        422: REFUSED,
        503: { description: 'Not stored: the list, with a message beside the file.' },
      },
    },
    async ({ c, param, body }) => {
      const productId = param('productId');
      await checkProduct(deps, productId);
      const name = (body.name ?? '').trim();
      const refuse = (error: string) => showFiles(c, deps, { refused: { productId, error, name } });
      if (!name) return refuse(inputMessages.noFileName);
      const [file] = await listProductFiles(deps.db, deps.site.id, [productId]);
      if (!file) return refuse(fileMessages.renameFailed);
      const ending = /\.[^.]+$/.exec(file.name)?.[0] ?? '';
      const full = name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`;
      const store = saveForm(deps, createForm(deps, productId), body, (tx) =>
        renameProductFile(tx, deps.site.id, { productId, name: cleanFileName(full) }, deps.clock()),
      );
      const renamed = await tryStore(c, store);
      if (renamed === FAILED) return showProblem(c, deps, productId, name);
      if (renamed.conflict)
        return showFiles(c, deps, { refused: { productId, error: CONFLICT, name }, status: 409 });
      return renamed.saved ? c.redirect(`${FILES_PATH}?saved`, 303) : refuse(fileMessages.renameFailed);
    },
  );

const CONFLICT =
  'Somebody else has saved another file or name in the meantime, which is shown above. Saving again replaces it.';

const createForm = ({ site }: Deps, productId: string) => ({
  key: `file/${productId}`,
  async read(tx: Queryable) {
    const [file] = await listProductFiles(tx, site.id, [productId]);
    return toFileFields(file);
  },
});

const FAILED = Symbol('failed');

/** Logs the error. */
const tryStore = <T>(c: Ctx, stored: Promise<T>): Promise<T | typeof FAILED> =>
  stored.catch((error: unknown) => {
    c.set('error', error);
    return FAILED;
  });

/** Nothing was stored, and the owner is not to blame. */
const showProblem = (c: Ctx, deps: Deps, productId: string, name?: string): Promise<Response> => {
  const refused = { productId, error: fileMessages.uploadOrRenameFailed, ...(name && { name }) };
  return showFiles(c, deps, { refused, status: 503 });
};

async function checkProduct(deps: Deps, productId: string): Promise<void> {
  if (!(await listDigital(deps)).some(({ id }) => id === productId))
    throw new HttpError(404, 'There is no such digital product.');
}

const listDigital = async ({ db, site }: Deps) =>
  (await listProducts(db, site.id, site.currency)).filter(({ productType }) => productType === 'DIGITAL');

async function showFiles(
  c: Ctx,
  deps: Deps,
  {
    status = 422,
    ...more
  }: {
    isSaved?: boolean;
    refused?: { productId: string; error: string; name?: string };
    /** Set if something was rejected. */
    status?: 409 | 422 | 503 | 507;
  },
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
  const page = { title: 'Files of digital products', section: '/config/products', body } as const;
  return renderOwnerPage(c, deps, page, more.refused ? status : 200);
}

/** The uploaded file, or the reason why there is none. */
async function readFile(
  c: Ctx,
): Promise<{ name: string; type: string; bytes: Uint8Array; version: string } | string> {
  const bytes = await readBytes(c.req.raw, MAX_FILE_BYTES + OVERHEAD_BYTES).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 413) return undefined;
    throw error;
  });
  if (!bytes) return FILE_TOO_LARGE;
  const headers = { 'content-type': c.req.header('content-type') ?? '' };
  const form = await new Response(bytes, { headers }).formData().catch(() => undefined);
  if (!form) return fileMessages.uploadIncomplete;
  const file = form.get('file');
  if (!(file instanceof File) || (file.size === 0 && !file.name)) return MISSING;
  if (file.size === 0) return `${fileMessages.uploadFailed}: it is empty.`;
  if (file.size > MAX_FILE_BYTES) return FILE_TOO_LARGE;
  if (!isFileType(file.name)) return fileMessages.unsupportedType;
  const version = form.get('version');
  return {
    version: typeof version === 'string' ? version : '',
    name: cleanFileName(file.name),
    type: /^[\w.+-]+\/[\w.+-]+$/.test(file.type) ? file.type : 'application/octet-stream',
    bytes: new Uint8Array(await file.arrayBuffer()),
  };
}
