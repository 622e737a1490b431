// The summary of a product, and the ways to pay for it.
import { useEffect, useMemo, useState } from 'react';
import type { Product, Variant } from '../../core/commerce/product';
import { resolveMessages } from '../../kit/contract/messages';
import { loadPart } from '../../kit/element/load-part';
import type { Services } from '../../services/services';
import type { Purchase } from './details.model';
import { describeProduct, hasDetails, type ProductSummary } from './product.model';
import type { ProductProps } from './product.types';
import type { SaleMessages } from './sale-messages';

type DetailsModule = typeof import('./details.model');

interface Sold {
  readonly product: Product | null;
  readonly variant: Variant | undefined;
  readonly messages: SaleMessages;
  readonly services: Services;
  /** The id of the chosen price option; empty without one. */
  readonly priceOption: string;
}

interface SummaryModel {
  /** Null without a product, and until its details are loaded. */
  readonly summary: ProductSummary | null;
  /** Empty if there is only one. */
  readonly purchases: readonly Purchase[];
  /** Of the purchases. */
  readonly legend: string;
}

const EMPTY: SummaryModel = { summary: null, purchases: [], legend: '' };

export function useSummary(props: ProductProps, sold: Sold): SummaryModel {
  const { product, variant, messages, services, priceOption } = sold;
  const { installments, product: json } = props;
  const { settings } = props.content;
  const hasSettings = settings !== undefined || 'productMerchandisingContext' in (json ?? {});
  const isNeeded = useMemo(
    () => product !== null && (hasSettings || hasDetails(product, { installments })),
    [product, installments, hasSettings],
  );
  const { isLoading, details } = useDetails(isNeeded);
  const { locale, currency: siteCurrency } = services.settings;
  if (!product || isLoading) return EMPTY;
  const detailTexts = details && resolveMessages(props.host, details.detailMessages, props.messages);
  const options = {
    ...props,
    messages,
    locale,
    currency: props.currency || product.currency || siteCurrency,
    measurementStandard: services.context.websiteSettings.storeSettings.measurementStandard,
  };
  if (!details || !detailTexts)
    return { ...EMPTY, summary: describeProduct(product, variant, options, undefined) };
  const sale = details.applyMerchandising(props, json, settings);
  const detailed = { ...options, ...sale, messages: { ...messages, ...detailTexts } };
  const [priced, chosen] = details.applyPriceOption(product, variant, priceOption);
  return {
    summary: describeProduct(priced, chosen, detailed, details.createDetails(detailed)),
    purchases: details.getPurchases(product, variant, detailed),
    legend: detailTexts.purchase,
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
