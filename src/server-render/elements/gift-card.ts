// Renders the link or form of a gift card.
import { readContent } from '../../blocks/gift-card/gift-card.content';
import { giftCard } from '../../blocks/gift-card/gift-card.contract';
import { defaultMessages } from '../../blocks/gift-card/gift-card.messages';
import { createGiftCardMarkup } from '../../blocks/gift-card/gift-card-markup';
import { readValues } from '../../blocks/gift-card/value.model';
import { renderHtml } from '../../core/markup/markup';
import styles from '../../kit/checkout-link/checkout-link.light.css?raw';
import { getLanguage, getTranslation } from '../host/messages';
import { readOptions } from '../host/options';
import { append, canHoldForm } from '../host/patch';
import { readSettings } from '../host/settings';
import { compress } from '../host/style';
import type { ElementRenderer } from '../host/types';

const SHEET = compress(styles);

export const renderGiftCard: ElementRenderer = (host, { services }) => {
  const { link, form } = readContent(host.asElement());
  const options = readOptions(giftCard, host);
  const settings = readSettings(services, getLanguage(host));
  const websiteId = options.websiteId || settings?.websiteId;
  if (link || form || !canHoldForm(host) || !settings || !websiteId || !options.giftCardProductId)
    return null;
  const values = readValues(options.variants ?? []);
  const messages = { ...defaultMessages, ...getTranslation(host, giftCard.tag), ...options.messages };
  const markup = createGiftCardMarkup(
    {
      websiteId,
      productId: options.giftCardProductId,
      sku: options.sku,
      label: options.label || messages.buy,
      legend: messages.value,
      values,
    },
    { currency: options.currency || settings.currency, locale: settings.locale },
  );
  return { insertions: [append(host, renderHtml(markup))], sheet: SHEET };
};
