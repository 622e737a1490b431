// View of `<site-product>`: price and notices in the form of the page, or in a generated one.
import { type ReactNode, type ReactPortal, Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Product } from '../../core/commerce/product';
import { lazyPart } from '../../kit/element/lazy-part';
import { warn } from '../../kit/element/warn';
import { getSubmitButtons } from '../../kit/form/form-element';
import { usePortalNode } from '../../kit/form/hooks/use-portal-node';
import { getOptionControls } from './option-controls';
import type { ProductSummary } from './product.model';
import type { ProductProps } from './product.types';
import { useProduct } from './use-product';
import { useSummary } from './use-summary';

const TAG = 'site-product';

const ProductForm = lazyPart(TAG, () => import('./product-form'));
const Swatches = lazyPart(TAG, () => import('./swatches'));
const Picture = lazyPart(TAG, () => import('./picture'));
const QuickView = lazyPart(TAG, () => import('./quick-view'));
const PriceOptions = lazyPart(TAG, () => import('./price-options'));

const NO_SWATCHES: Product['swatches'] = new Map();

export function ProductView(props: ProductProps): ReactNode {
  const { host, content, productId } = props;
  const [generated, setGenerated] = useState<HTMLFormElement | null>(null);
  const form = content.form ?? generated;
  const [priceOption, setPriceOption] = useState('');
  const model = useProduct(props, form, priceOption !== '');
  const { product, variant, messages, services, notice, problem } = model;
  const { summary, purchases, legend } = useSummary(props, {
    product,
    variant,
    messages,
    services,
    priceOption,
  });
  // PRD-025.
  const isLabelMissing = summary?.isFree && props.freeIfZero && !props.freeLabel;
  useLayoutEffect(() => {
    if (isLabelMissing) warn(TAG, 'free-if-zero requires free-label; showing the amount.');
  }, [isLabelMissing]);
  const hasPictures = useMemo(() => product?.variants.some(({ picture }) => picture) === true, [product]);
  const dialog = host.closest('dialog');
  return (
    <>
      {!content.form && product && (
        <Suspense>
          <ProductForm
            host={host}
            matrix={model.matrix}
            swatches={product.swatches}
            productId={productId}
            captured={content.captured}
            messages={messages}
            isSubscription={product.isSubscription || priceOption !== ''}
            onForm={setGenerated}
          />
        </Suspense>
      )}
      {form && (product?.swatches.size || form.querySelector('[data-swatch], .site-product-swatch')) && (
        <Suspense>
          <Swatches form={form} swatches={product?.swatches ?? NO_SWATCHES} getControls={getOptionControls} />
        </Suspense>
      )}
      {form && purchases.length > 0 && (
        <Suspense>
          <PriceOptions form={form} purchases={purchases} legend={legend} onChoose={setPriceOption} />
        </Suspense>
      )}
      {form && hasPictures && (
        <Suspense>
          <Picture
            host={host}
            image={content.image}
            form={form}
            matrix={model.matrix}
            choice={model.choice}
            preview={model.preview}
          />
        </Suspense>
      )}
      {dialog && productId && (
        <Suspense>
          <QuickView dialog={dialog} productId={productId} tracking={services.tracking} />
        </Suspense>
      )}
      {form && summary && <Summary form={form} printed={content.price} summary={summary} labels={messages} />}
      {form && (productId || product) && <Notice form={form} text={notice} />}
      {form && problem}
    </>
  );
}

interface SummaryProps {
  readonly form: HTMLFormElement;
  /** The page's price, which the variant's price replaces. */
  readonly printed: HTMLElement | null;
  readonly summary: ProductSummary;
  readonly labels: { readonly salePrice: string; readonly originalPrice: string };
}

/** One polite region with everything that a choice changes. */
function Summary({ form, printed, summary, labels }: SummaryProps): ReactPortal {
  const { price, original, installments, measures, stock, stockState } = summary;
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
          {original && <span className="site-product-hidden">{labels.salePrice} </span>}
          <strong>{price}</strong>
          {original && (
            <>
              {' '}
              <span className="site-product-hidden">{labels.originalPrice} </span>
              <s>{original}</s>
            </>
          )}
        </p>
      )}
      {installments && <p className="site-product-note">{installments}</p>}
      {measures && <p className="site-product-note">{measures}</p>}
      {stock && (
        <p className="site-product-stock" data-state={stockState}>
          {stock}
        </p>
      )}
    </div>,
    node,
  );
}

interface NoticeProps {
  readonly form: HTMLFormElement;
  readonly text: string;
}

/** Always rendered, because screen readers announce changes of existing live regions only. */
function Notice({ form, text }: NoticeProps): ReactPortal {
  const insert = (node: HTMLElement) => {
    const button = getSubmitButtons(form)[0];
    if (button) (button.closest('p') ?? button).after(node);
    else form.append(node);
  };
  const node = usePortalNode('site-product-notice', insert, form);
  return createPortal(<div role="status">{text}</div>, node);
}
