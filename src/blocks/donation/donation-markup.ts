// Creates the link or form of a published donation block.
import { formatMoney, fractionDigits, toDecimal } from '../../core/money';
import { routes } from '../../core/routes';
import type { DonationMessages } from './donation.messages';
import { type AmountFormat, OTHER } from './donation.model';

export interface CreatedDonation {
  readonly pageId: string;
  readonly label: string;
  readonly amounts: readonly number[];
  readonly ownAmount: boolean;
  readonly messages: Pick<DonationMessages, 'amount' | 'otherAmount'>;
}

/** Marks nodes that this element has created. */
export const OWN = 'data-site-own';

export function createDonationMarkup(
  { pageId, label, amounts, ownAmount, messages }: CreatedDonation,
  format: AmountFormat,
): HTMLElement {
  if (amounts.length === 0)
    return create('a', { href: routes.donate(pageId), [OWN]: '', class: 'site-choices-button' }, [label]);
  const { currency, locale } = format;
  const choices = amounts.map((amount) =>
    createChoice(
      toDecimal(amount, fractionDigits(currency)),
      formatMoney(amount, currency, locale, { trimZeroFraction: true }),
    ),
  );
  const other = create('input', {
    name: 'otherAmount',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': messages.otherAmount,
  });
  return create(
    'form',
    { action: new URL(routes.donate(pageId), location.href).pathname, [OWN]: '', class: 'site-choices' },
    [
      create('input', { type: 'hidden', name: 'donatePageId', value: pageId }),
      create('fieldset', {}, [
        create('legend', {}, [messages.amount]),
        ...choices,
        ...(ownAmount ? [createChoice(OTHER, messages.otherAmount), other] : []),
      ]),
      create('p', {}, [create('button', { class: 'site-choices-button' }, [label])]),
    ],
  );
}

const createChoice = (value: string, label: string): HTMLElement =>
  create('label', {}, [create('input', { type: 'radio', name: 'amount', value }), ` ${label}`]);

function create(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Node | string)[] = [],
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
