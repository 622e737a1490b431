// Form field of a product with the id of the price option; empty for a one-time purchase.

export const PRICE_OPTION_FIELD = 'productSubscriptionOptionId';
