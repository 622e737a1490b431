// Summary of a product with details, and the choice of how to pay for it. Fetched only for such products.
import { type ReactNode, Suspense, useLayoutEffect, useMemo } from 'react';
import { applyMerchandising } from '../../core/commerce/merchandising';
import { readDetails } from '../../core/commerce/product-details';
import { resolveMessages } from '../../kit/contract/messages';
import { lazyPart } from '../../kit/element/lazy-part';
import { warn } from '../../kit/element/warn';
import { detailMessages } from './detail-messages';
import { applyPriceOption, describeDetails, getPurchases } from './details.model';
import type { DetailedSummaryProps } from './product.types';

const PriceOptions = lazyPart('site-product', () => import('./price-options'));

export default function DetailedSummary(summary: DetailedSummaryProps): ReactNode {
  const { form, props, product, variant, context, priceOption, onPriceOption, Summary } = summary;
  const { freeIfZero, freeLabel } = props;
  // PRD-025.
  const isLabelMissing = freeIfZero && !freeLabel;
  useLayoutEffect(() => {
    if (isLabelMissing) warn('site-product', 'free-if-zero requires free-label; showing the amount.');
  }, [isLabelMissing]);
  const details = useMemo(() => readDetails(product), [product]);
  const messages = resolveMessages(props.host, detailMessages, props.messages);
  const options = {
    ...summary.options,
    ...applyMerchandising(props, props.product, props.content.settings),
    messages: { ...summary.options.messages, ...messages },
    freeIfZero,
    freeLabel,
    measurementStandard: context.websiteSettings.storeSettings.measurementStandard,
  };
  const purchases = getPurchases(product, details, variant, options);
  const priced = applyPriceOption(product, details, variant, priceOption);
  const chosen = variant && details.variants.get(variant);
  return (
    <>
      {purchases.length > 0 && (
        <Suspense>
          <PriceOptions
            form={form}
            purchases={purchases}
            legend={messages.purchase}
            onChoose={onPriceOption}
          />
        </Suspense>
      )}
      <Summary
        {...summary}
        product={priced.product}
        variant={priced.variant}
        options={options}
        details={describeDetails(priced.plan, chosen, options)}
      />
    </>
  );
}
