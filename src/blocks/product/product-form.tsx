// Form of a product without one: a native form, so that the browser handles its controls.
import { type ReactPortal, useId, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { getSitePath } from '../../core/call-path';
import { calls } from '../../core/calls';
import type { ProductOption } from '../../core/commerce/options';
import type { Product } from '../../core/commerce/product';
import { MAX_QUANTITY } from '../../core/commerce/product-limits';
import type { OptionMatrix } from '../../core/commerce/selection';
import { resolveMessages } from '../../kit/contract/messages';
import { usePortalNode } from '../../kit/form/hooks/use-portal-node';
import { type FormMessages, formMessages } from './form-messages';

/** Options with more values are rendered as a select. The limit is higher for swatches, which are compared by sight. */
const MAX_RADIOS = 12;
const MAX_SWATCHES = 60;

interface ProductFormProps {
  readonly host: HTMLElement;
  readonly matrix: OptionMatrix<unknown>;
  readonly swatches: Product['swatches'];
  readonly productId: string;
  /** Replaced by the form. */
  readonly published: readonly HTMLElement[];
  /** Overrides of the texts. */
  readonly messages: Readonly<Partial<FormMessages>>;
  readonly isSubscription: boolean;
  readonly onForm: (form: HTMLFormElement | null) => void;
}

export default function ProductForm({
  host,
  matrix,
  swatches,
  productId,
  published,
  messages: overrides,
  isSubscription,
  onForm,
}: ProductFormProps): ReactPortal {
  const messages = resolveMessages(host, formMessages, overrides);
  const [anchor] = published;
  const node = usePortalNode(
    'site-product-form',
    (inserted) => (anchor ? anchor.before(inserted) : host.append(inserted)),
    anchor ?? host,
  );
  useLayoutEffect(() => {
    for (const element of published) element.hidden = true;
    return () => {
      for (const element of published) element.hidden = false;
    };
  }, [published]);
  return createPortal(
    <form ref={onForm} method="post" action={getSitePath(calls.addCartItem)}>
      <input type="hidden" name="productId" value={productId} />
      {getOptions(matrix).map((option) => (
        <Option
          key={option.name}
          option={option}
          max={swatches.has(option.name) ? MAX_SWATCHES : MAX_RADIOS}
        />
      ))}
      <p>
        <label>
          {messages.quantity}{' '}
          <input
            type="number"
            name="quantity"
            min={1}
            max={MAX_QUANTITY}
            defaultValue={1}
            autoComplete="off"
            inputMode="numeric"
          />
        </label>
      </p>
      <p>
        <button type="submit">{isSubscription ? messages.subscribe : messages.add}</button>
      </p>
    </form>,
    node,
  );
}

const getOptions = ({ names, values }: OptionMatrix<unknown>): ProductOption[] =>
  names.map((name, at) => ({ name, values: [...(values[at]?.keys() ?? [])].filter(Boolean) }));

interface OptionProps {
  readonly option: ProductOption;
  /** Maximum number of radio buttons. */
  readonly max: number;
}

function Option({ option: { name, values }, max }: OptionProps) {
  const id = useId();
  const field = `option[${name}]`;
  if (values.length > max)
    return (
      <p>
        <label htmlFor={id}>{name}</label>
        <select id={id} name={field} defaultValue="" required>
          <option value="" />
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      </p>
    );
  return (
    <fieldset>
      <legend>{name}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={field} value={value} required /> {value}
        </label>
      ))}
    </fieldset>
  );
}
