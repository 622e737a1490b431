// Tracks that a product was opened in a dialog of the page (TRK-019).
import { useEffect } from 'react';
import type { Services } from '../../services/services';

/** Once each time the dialog opens, and at once if it is open when the element loads. */
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
    dialog.addEventListener('toggle', update);
    return () => dialog.removeEventListener('toggle', update);
  }, [host, productId, tracking]);
}
