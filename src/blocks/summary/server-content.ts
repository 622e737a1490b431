// The content of a summary as the server renders it (SUM-001).
import { showWidget } from '../../kit/rich-html/widget-content';
import type { Calls } from '../../services/calls/calls';
import { findItems } from './summary.content';

export interface WidgetOfSummary {
  readonly id: string;
  readonly type: number;
  readonly value: unknown;
  readonly collectionId: string;
}

/** Replaces the content of the element. @param signal not aborted yet @returns the number of articles; the status after a failure, 0 without a response */
export async function showContent(
  host: HTMLElement,
  calls: Pick<Calls, 'widget'>,
  { collectionId, ...widget }: WidgetOfSummary,
  signal: AbortSignal,
): Promise<{ count: number } | { failed: number }> {
  let code = 0;
  const resource = showWidget(host, async (aborted) => {
    const result = await calls.widget.render(widget, collectionId, { retries: 1, signal: aborted });
    code = result.ok ? 0 : result.status;
    return result;
  });
  // Aborts the request.
  const stop = () => resource.stop();
  signal.addEventListener('abort', stop, { once: true });
  const failed = await new Promise<number | undefined>((resolve) => {
    const check = () => {
      const state = resource.state.get();
      if (state.status === 'success') resolve(undefined);
      if (state.status === 'failed') resolve(code);
    };
    resource.state.subscribe(check);
    signal.addEventListener('abort', () => resolve(0), { once: true });
    check();
  });
  signal.removeEventListener('abort', stop);
  resource.stop();
  return failed === undefined ? { count: findItems(host).length } : { failed };
}
