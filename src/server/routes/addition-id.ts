/** The id that a client assigns to an addition to the cart, so that a repeated request adds nothing. */
import { ADD_ID_HEADER } from '../../core/wire/commerce';
import type { Ctx } from '../http/context';
import { HttpError } from '../http/errors';

/**
 * Undefined without an id; throws 400 for an invalid one.
 * @param field from a native form, which cannot set a header
 */
export function readAddId(c: Ctx, field?: string): string | undefined {
  const id = c.req.header(ADD_ID_HEADER) ?? field;
  if (id !== undefined && !/^[\w-]{8,64}$/.test(id))
    throw new HttpError(400, `${ADD_ID_HEADER} has 8 to 64 letters, digits, hyphens or underscores.`);
  return id;
}
