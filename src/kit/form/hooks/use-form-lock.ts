// Locks a form and marks its buttons busy while it is being submitted.
import { useLayoutEffect } from 'react';
import { useLatestRef } from '../../hooks/use-latest-ref';
import { getSubmitButtons } from '../form-element';
import { lockForm, setButtonsBusy } from '../form-lock';

export interface FormLockOptions {
  readonly form: HTMLFormElement | null;
  readonly host: HTMLElement;
  readonly isBusy: boolean;
  /** Text of the submit button while busy. */
  readonly busyText: string;
  /** The button that was used; defaults to the first submit button. */
  readonly getSubmitter?: () => HTMLElement | null;
}

export function useFormLock({ form, host, isBusy, busyText, getSubmitter }: FormLockOptions): void {
  const latest = useLatestRef({ busyText, getSubmitter });
  useLayoutEffect(() => {
    if (!form || !isBusy) return;
    const buttons = getSubmitButtons(form);
    const submitter = latest.current.getSubmitter?.() ?? buttons[0] ?? null;
    const restoreButtons = setButtonsBusy(submitter, buttons, latest.current.busyText);
    const unlock = lockForm(form, host.getRootNode());
    return () => {
      unlock();
      restoreButtons();
    };
  }, [form, host, isBusy, latest]);
}
