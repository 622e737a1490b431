// View of `<site-product>`: price and notices in the form of the page, or in a generated one.
import { type ReactNode, type ReactPortal, Suspense, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../kit/element/lazy-part';
import { getSubmitButtons } from '../../kit/form/form-element';
import { usePortalNode } from '../../kit/form/hooks/use-portal-node';
import { getOptionControls } from './option-controls';
import { getRequiredParts } from './product.model';
import type { ProductProps } from './product.types';
import { Summary } from './summary';
import { useProduct } from './use-product';

const TAG = 'site-product';

const ProductForm = lazyPart(TAG, () => import('./product-form'));
const Swatches = lazyPart(TAG, () => import('./swatches'));
const Picture = lazyPart(TAG, () => import('./picture'));
const QuickView = lazyPart(TAG, () => import('./quick-view'));
const DetailedSummary = lazyPart(TAG, () => import('./detailed-summary'), Summary);

export function ProductView(props: ProductProps): ReactNode {
  const { host, content, productId } = props;
  const [generated, setGenerated] = useState<HTMLFormElement | null>(null);
  const form = content.form ?? generated;
  const [priceOption, setPriceOption] = useState('');
  const model = useProduct(props, form);
  const { product, messages, services } = model;
  const requiredParts = useMemo(() => product && getRequiredParts(product), [product]);
  const hasSettings =
    content.settings !== undefined || 'productMerchandisingContext' in (props.product ?? {});
  const isDetailed = requiredParts?.details || props.installments > 1 || props.freeIfZero || hasSettings;
  const ShownSummary = isDetailed ? DetailedSummary : Summary;
  const dialog = host.closest('dialog');
  const { locale, currency } = services.settings;
  return (
    <>
      {!content.form && product && (
        <Suspense>
          <ProductForm
            host={host}
            matrix={model.matrix}
            swatches={product.swatches}
            productId={productId}
            published={content.published}
            messages={props.messages}
            isSubscription={product.isSubscription || priceOption !== ''}
            onForm={setGenerated}
          />
        </Suspense>
      )}
      {dialog && productId && (
        <Suspense>
          <QuickView dialog={dialog} productId={productId} tracking={services.tracking} />
        </Suspense>
      )}
      {form && (
        <>
          {(product?.swatches.size || form.querySelector('[data-swatch], .site-product-swatch')) && (
            <Suspense>
              <Swatches form={form} swatches={product?.swatches} getControls={getOptionControls} />
            </Suspense>
          )}
          {requiredParts?.pictures && (
            <Suspense>
              <Picture {...model} host={host} image={content.image} form={form} />
            </Suspense>
          )}
          {product && (
            <Suspense>
              <ShownSummary
                form={form}
                printed={content.price}
                product={product}
                variant={model.variant}
                options={{
                  ...props,
                  messages,
                  locale,
                  currency: props.currency || product.currency || currency,
                }}
                props={props}
                context={services.context}
                priceOption={priceOption}
                onPriceOption={setPriceOption}
                Summary={Summary}
              />
            </Suspense>
          )}
          {(productId || product) && <Notice form={form} text={model.notice} />}
          {model.problem}
        </>
      )}
    </>
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
