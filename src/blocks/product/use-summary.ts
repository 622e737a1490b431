// The summary of a product, and the ways to pay for it.
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Product, Variant } from '../../core/commerce/product';
import { loadPart } from '../../kit/element/load-part';
import { warn } from '../../kit/element/warn';
import type { Services } from '../../services/services';
import type { Purchase } from './details.model';
import type { ProductMessages } from './product.messages';
import { describeProduct, hasDetails, lacksFreeLabel, type ProductSummary } from './product.model';
import type { ProductProps } from './product.types';

type DetailsModule = typeof import('./details.model');

interface Sold {
  readonly product: Product | null;
  readonly variant: Variant | undefined;
  readonly messages: ProductMessages;
  readonly services: Services;
  /** The id of the chosen price option; empty without one. */
  readonly priceOption: string;
}

interface SummaryModel {
  /** Null without a product, and until its details are loaded. */
  readonly summary: ProductSummary | null;
  /** Empty if there is only one. */
  readonly purchases: readonly Purchase[];
}

const NONE: readonly Purchase[] = [];

export function useSummary(props: ProductProps, sold: Sold): SummaryModel {
  const { product, variant, messages, services, priceOption } = sold;
  const needed = product !== null && hasDetails(product, props);
  const { isLoading, details } = useDetails(needed);
  const { locale, currency: siteCurrency } = services.settings;
  const isLabelMissing = product !== null && lacksFreeLabel(product, variant, props);
  useLayoutEffect(() => {
    if (isLabelMissing) warn('site-product', 'free-if-zero requires free-label; showing the amount.');
  }, [isLabelMissing]);
  if (!product || isLoading) return { summary: null, purchases: NONE };
  const options = {
    ...props,
    messages,
    locale,
    currency: props.currency || product.currency || siteCurrency,
    measurementStandard: services.context.websiteSettings.storeSettings.measurementStandard,
  };
  const hasOptions = product.variants.some(({ priceOptions }) => priceOptions.length > 0);
  const priced = hasOptions && priceOption && details?.applyPriceOption(product, variant, priceOption);
  const [described, chosen] = priced || [product, variant];
  return {
    summary: describeProduct(described, chosen, options, details),
    purchases: (hasOptions && details?.getPurchases(product, variant, options)) || NONE,
  };
}

/** Fetched only for products that need them. If that fails, the summary has none. */
function useDetails(isNeeded: boolean): { isLoading: boolean; details: DetailsModule | undefined } {
  const [loaded, setLoaded] = useState<{ readonly details: DetailsModule | undefined }>();
  useEffect(() => {
    if (isNeeded)
      void loadPart('site-product', () => import('./details.model')).then((details) =>
        setLoaded({ details }),
      );
  }, [isNeeded]);
  return { isLoading: isNeeded && !loaded, details: loaded?.details };
}
