// Tracks that a product was opened in a dialog of the page (TRK-019).
import { useEffect } from 'react';
import type { Services } from '../../services/services';

/**
 * Once each time the dialog opens, and at once if it is open when the element loads. The attribute is observed because
 * not every browser dispatches `toggle` at a dialog.
 */
export function useQuickView(host: HTMLElement, productId: string, { tracking }: Services): void {
  useEffect(() => {
    const dialog = host.closest('dialog');
    if (!dialog || !productId) return;
    let isTracked = false;
    const update = () => {
      if (dialog.open && !isTracked) tracking.quickView(productId);
      isTracked = dialog.open;
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [host, productId, tracking]);
}
