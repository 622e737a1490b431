// Stores unsent input on the device with the visitor's consent, and restores it into the empty form.
import { type ReactNode, useEffect, useState } from 'react';
import { resetForm } from '../../../kit/form/form-element';
import type { Services } from '../../../services/services';
import type { FormMessages } from '../form.messages';
import { withDraftMessages } from './draft-messages';
import { isDirty, readDraft, restoreDraft } from './draft-values';

export interface DraftProps {
  readonly form: HTMLFormElement;
  readonly formId: string;
  /** The form was submitted successfully, so the draft is obsolete. */
  readonly isSubmitted: boolean;
  readonly services: Services;
  readonly messages: FormMessages;
}

export default function Draft({ form, formId, isSubmitted, services, ...props }: DraftProps): ReactNode {
  const messages = withDraftMessages(props.messages);
  const { drafts } = services.forms;
  const { consent } = services;
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const restore = () => {
      const draft = drafts.read(formId);
      if (draft && restoreDraft(form, draft)) setRestored(true);
    };
    restore();
    // Drafts become readable when consent is given.
    return consent.state.subscribe(restore);
  }, [drafts, consent, form, formId]);

  useEffect(() => {
    if (!isSubmitted) return;
    drafts.clear(formId);
    setRestored(false);
  }, [drafts, formId, isSubmitted]);

  useAutosave({ form, formId, isSubmitted, services });

  const discard = () => {
    resetForm(form);
    drafts.clear(formId);
    setRestored(false);
  };
  return (
    <div role="status" className="site-form-note">
      {isRestored && (
        <>
          <p>{messages.draftRestored}</p>
          <button type="button" onClick={discard}>
            {messages.draftDiscard}
          </button>
        </>
      )}
    </div>
  );
}

/** Pause in typing, in ms, before the draft is saved. */
const SAVE_DELAY_MS = 400;

function useAutosave({ form, formId, isSubmitted, services }: Omit<DraftProps, 'messages'>): void {
  const { page, forms, consent } = services;
  const { drafts } = forms;
  useEffect(() => {
    if (isSubmitted) return;
    let cancel = () => {};
    // Includes input from before this chunk was loaded.
    let hasChanges = isDirty(form);
    const save = () => {
      cancel();
      if (hasChanges) hasChanges = !drafts.write(formId, readDraft(form));
    };
    const scheduleSave = ({ target }: Event) => {
      if ((target as HTMLInputElement).form !== form) return;
      hasChanges = true;
      cancel();
      cancel = page.clock.setTimeout(save, SAVE_DELAY_MS);
    };
    const root = form.getRootNode();
    for (const type of ['input', 'change']) root.addEventListener(type, scheduleSave);
    const stopHide = page.on('hide', save);
    // What was entered before the consent is saved when it is given.
    const stopConsent = consent.state.subscribe(save);
    return () => {
      for (const type of ['input', 'change']) root.removeEventListener(type, scheduleSave);
      stopHide();
      stopConsent();
      save();
    };
  }, [drafts, form, formId, isSubmitted, page, consent]);
}
