// The choice between a single payment and subscriptions: radio buttons in the form, unless the page has printed controls.
import { useId, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { PRICE_OPTION_FIELD } from '../../core/commerce/price-option-field';
import { getFormElements } from '../../kit/form/form-element';
import { usePortalNode } from '../../kit/form/hooks/use-portal-node';
import type { Purchase } from './details.model';

interface PriceOptionsProps {
  readonly form: HTMLFormElement;
  readonly purchases: readonly Purchase[];
  readonly legend: string;
  /** The id of the chosen price option; empty for a single payment. */
  readonly onChoose: (id: string) => void;
}

export default function PriceOptions({ form, purchases, legend, onChoose }: PriceOptionsProps) {
  const isPrinted = getControls(form).some((control) => !control.closest('.site-product-purchases'));
  useLayoutEffect(() => {
    const read = () => onChoose(getChosen(form));
    const reset = () => setTimeout(read);
    read();
    form.addEventListener('change', read);
    form.addEventListener('reset', reset);
    return () => {
      form.removeEventListener('change', read);
      form.removeEventListener('reset', reset);
      onChoose('');
    };
  }, [form, onChoose]);
  return isPrinted ? null : <Choice form={form} purchases={purchases} legend={legend} onChoose={onChoose} />;
}

function Choice({ form, purchases, legend, onChoose }: PriceOptionsProps) {
  const id = useId();
  const node = usePortalNode(
    'site-product-purchases',
    (inserted) => insertBeforeQuantity(form, inserted),
    form,
  );
  const first = purchases[0]?.id ?? '';
  // A variant may lack the chosen option.
  useLayoutEffect(() => {
    const controls = getControls(form) as HTMLInputElement[];
    if (controls.some(({ checked }) => checked)) return;
    for (const control of controls) control.checked = control.value === first;
    onChoose(getChosen(form));
  });
  return createPortal(
    <fieldset>
      <legend id={id}>{legend}</legend>
      {purchases.map((purchase) => (
        <label key={purchase.id}>
          <input
            type="radio"
            name={PRICE_OPTION_FIELD}
            value={purchase.id}
            defaultChecked={purchase.id === first}
          />{' '}
          {purchase.text}
        </label>
      ))}
    </fieldset>,
    node,
  );
}

type Control = HTMLInputElement | HTMLSelectElement;

const getControls = (form: HTMLFormElement): Control[] =>
  getFormElements(form).filter(
    (control): control is Control => control.getAttribute('name') === PRICE_OPTION_FIELD,
  );

/** Hidden fields and selects also count. */
const getChosen = (form: HTMLFormElement): string =>
  getControls(form).find((control) => control.type !== 'radio' || (control as HTMLInputElement).checked)
    ?.value ?? '';

/** Options come first, then how to pay for them and how many. */
function insertBeforeQuantity(form: HTMLFormElement, node: HTMLElement): void {
  const quantity = getFormElements(form).find((control) => control.getAttribute('name') === 'quantity');
  const anchor = quantity?.closest('p') ?? quantity?.closest('label') ?? quantity;
  if (anchor && form.contains(anchor)) anchor.before(node);
  else form.append(node);
}
