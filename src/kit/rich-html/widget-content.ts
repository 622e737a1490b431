// Replaces the content of a block with sanitized server-rendered HTML.
import { createResource, type Resource } from '../../services/api/resource';
import type { ApiResult } from '../../services/shared/ports';
import { prepareSanitizer } from '../html/sanitize';
import { setRichHtml } from './rich-html';

/**
 * Requests the HTML and replaces the content of the element (API-017). `refetch` requests it again; a late response never
 * replaces a newer one. The element is `aria-busy` during the request and keeps its content on failure.
 * @param render for example `(signal) => services.calls.widget.render(widget, collectionId, { signal })`
 */
export function showWidget(
  element: Element,
  render: (signal: AbortSignal) => Promise<ApiResult<string>>,
): Resource<string> {
  const fetching = createResource(async (signal) => {
    const [result] = await Promise.all([render(signal), prepareSanitizer()]);
    return result;
  });
  const show = () => {
    const state = fetching.state.get();
    if (state.status === 'pending') element.setAttribute('aria-busy', 'true');
    else element.removeAttribute('aria-busy');
    if (state.status === 'success') setRichHtml(element, state.data);
  };
  const unsubscribe = fetching.state.subscribe(show);
  show();
  return {
    ...fetching,
    stop() {
      unsubscribe();
      fetching.stop();
      element.removeAttribute('aria-busy');
    },
  };
}
