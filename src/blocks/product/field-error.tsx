// Error message at the control that causes it. Loaded with the code that detects errors.
import { type ReactPortal, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { addDescription, associateError } from '../../kit/form/field-aria';
import { usePortalNode } from '../../kit/form/hooks/use-portal-node';

interface FieldErrorProps {
  readonly form: HTMLFormElement;
  /** A field, a button that submits the form, or the form itself. */
  readonly control: HTMLElement;
  readonly text: string;
}

export function FieldError({ form, control, text }: FieldErrorProps): ReactPortal {
  const node = usePortalNode('site-product-error', (inserted) => insertAt(form, control, inserted), control);
  useLayoutEffect(
    () =>
      control instanceof HTMLButtonElement || control === form
        ? addDescription(control, node.id)
        : associateError(control, node.id),
    [control, form, node],
  );
  return createPortal(<span role="alert">{text}</span>, node);
}

function insertAt(form: HTMLFormElement, control: HTMLElement, node: HTMLElement): void {
  const group = control.closest('fieldset');
  if (control === form) form.append(node);
  else if (control instanceof HTMLButtonElement) (control.closest('p') ?? control).after(node);
  else if (group && form.contains(group)) group.append(node);
  else (control.closest('label') ?? control).after(node);
}
