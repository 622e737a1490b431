// Messages of gift cards; the attribute `messages` overrides them.

export const defaultMessages = {
  buy: 'Buy a gift card',
  value: 'Value',
} as const;

export type GiftCardMessages = Readonly<Record<keyof typeof defaultMessages, string>>;
