// Sends requests that add items to the cart, each with an id.
import { calls } from '../../core/calls';
import type * as wire from '../../core/wire/commerce';
import type { Page } from '../page/page';
import type { Api, ApiResult } from '../shared/ports';

const ADD_ID_HEADER: typeof wire.ADD_ID_HEADER = 'Add-To-Cart-Id';

interface AddSenderDeps {
  readonly page: Pick<Page, 'uuid'>;
  readonly api: Pick<Api, 'post'>;
}

/** If a response is lost, the next attempt reuses the id, so that the item is not added twice. */
export function createAddSender({
  page,
  api,
}: AddSenderDeps): (item: wire.AddCartItem) => Promise<ApiResult<unknown>> {
  const pendingIds = new Map<string, string>();
  return async (item) => {
    const key = JSON.stringify(item);
    const id = pendingIds.get(key) ?? page.uuid();
    pendingIds.set(key, id);
    const result = await api.post(calls.addCartItem.path, item, { headers: { [ADD_ID_HEADER]: id } });
    if (result.ok || (result.error.kind === 'refused' && result.status < 500)) pendingIds.delete(key);
    return result;
  };
}
