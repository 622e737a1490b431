// Price and stock of what is chosen: one polite region with everything that a choice changes.
import { type ReactPortal, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { usePortalNode } from '../../kit/form/hooks/use-portal-node';
import { describeProduct } from './product.model';
import type { SummaryProps } from './product.types';

export function Summary({ form, printed, product, variant, options, details }: SummaryProps): ReactPortal {
  const summary = describeProduct(product, variant, options, details);
  const { price, original, notes, stock, stockState } = summary;
  const { messages } = options;
  const anchor = printed ?? form;
  const node = usePortalNode(
    'site-product-summary',
    (inserted) => (printed ? printed.after(inserted) : form.prepend(inserted)),
    anchor,
  );
  useLayoutEffect(() => {
    if (!printed || !price) return;
    const before = printed.hidden;
    printed.hidden = true;
    return () => {
      printed.hidden = before;
    };
  }, [printed, price]);
  return createPortal(
    <div role="status">
      {price && (
        <p className="site-product-price">
          {original && <span className="site-product-hidden">{messages.salePrice} </span>}
          <strong>{price}</strong>
          {original && (
            <>
              {' '}
              <span className="site-product-hidden">{messages.originalPrice} </span>
              <s>{original}</s>
            </>
          )}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="site-product-note">
          {note}
        </p>
      ))}
      {stock && (
        <p className="site-product-stock" data-state={stockState}>
          {stock}
        </p>
      )}
    </div>,
    node,
  );
}
