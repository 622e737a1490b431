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

/** Replaces the content of the element. @param signal not aborted yet @returns the number of articles; undefined after a failure */
export async function showContent(
  host: HTMLElement,
  calls: Pick<Calls, 'widget'>,
  { collectionId, ...widget }: WidgetOfSummary,
  signal: AbortSignal,
): Promise<number | undefined> {
  const resource = showWidget(host, (aborted) =>
    calls.widget.render(widget, collectionId, { retries: 1, signal: aborted }),
  );
  // Aborts the request.
  const stop = () => resource.stop();
  signal.addEventListener('abort', stop, { once: true });
  const isShown = await new Promise<boolean>((resolve) => {
    const check = () => {
      const { status } = resource.state.get();
      if (status !== 'pending') resolve(status === 'success');
    };
    resource.state.subscribe(check);
    signal.addEventListener('abort', () => resolve(false), { once: true });
    check();
  });
  signal.removeEventListener('abort', stop);
  resource.stop();
  return isShown ? findItems(host).length : undefined;
}
