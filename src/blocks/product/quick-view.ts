// Tracks that a product was opened in a dialog of the page (TRK-019).
import { useEffect } from 'react';
import type { Services } from '../../services/services';

interface QuickViewProps {
  readonly dialog: HTMLDialogElement;
  readonly productId: string;
  readonly tracking: Services['tracking'];
}

/**
 * Once each time the dialog opens, and at once if it is open when the element loads. The attribute is observed because
 * not every browser dispatches `toggle` on a dialog.
 */
export default function QuickView({ dialog, productId, tracking }: QuickViewProps): null {
  useEffect(() => {
    let isTracked = false;
    const update = () => {
      if (dialog.open && !isTracked) tracking.quickView(productId);
      isTracked = dialog.open;
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [dialog, productId, tracking]);
  return null;
}
