// The field of a product's form with the id of a price option; empty for a single payment.

export const PRICE_OPTION_FIELD = 'productSubscriptionOptionId';
