// How does what was typed survive a reload? It is kept on the device while it is written, if the visitor has consented to
// that, and comes back into the empty form.
import { type ReactNode, useEffect, useState } from 'react';
import { resetForm } from '../../../kit/form/form-element';
import type { Services } from '../../../services/services';
import type { FormMessages } from '../form.messages';
import { withDraftMessages } from './draft-messages';
import { isTouched, readDraft, restoreDraft } from './draft-values';

export interface DraftProps {
  readonly form: HTMLFormElement;
  readonly formId: string;
  /** The form has been sent: there is nothing to keep any more. */
  readonly isSent: boolean;
  readonly services: Services;
  readonly texts: FormMessages;
}

/** Pause in typing, in ms, after which it is written down. */
const PAUSE = 400;

export default function Draft({ form, formId, isSent, services, ...props }: DraftProps): ReactNode {
  const texts = withDraftMessages(props.texts);
  const { drafts } = services.forms;
  const { page, consent } = services;
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const restore = () => {
      const kept = drafts.read(formId);
      if (kept && restoreDraft(form, kept)) setRestored(true);
    };
    restore();
    // Consent that comes later makes the draft readable.
    return consent.state.subscribe(restore);
  }, [drafts, consent, form, formId]);

  useEffect(() => {
    if (!isSent) return;
    drafts.clear(formId);
    setRestored(false);
  }, [drafts, formId, isSent]);

  useEffect(() => {
    if (isSent) return;
    let cancel = () => {};
    // What was typed before this part of the script came.
    let isDirty = isTouched(form);
    const write = () => {
      cancel();
      if (isDirty) drafts.write(formId, readDraft(form));
      isDirty = false;
    };
    const later = ({ target }: Event) => {
      if ((target as HTMLInputElement).form !== form) return;
      isDirty = true;
      cancel();
      cancel = page.clock.setTimeout(write, PAUSE);
    };
    const root = form.getRootNode();
    for (const type of ['input', 'change']) root.addEventListener(type, later);
    const stop = page.on('hide', write);
    return () => {
      for (const type of ['input', 'change']) root.removeEventListener(type, later);
      stop();
      write();
    };
  }, [drafts, form, formId, isSent, page]);

  const discard = () => {
    resetForm(form);
    drafts.clear(formId);
    setRestored(false);
  };
  return (
    <div role="status" className="site-form-note">
      {restored && (
        <>
          <p>{texts.draftRestored}</p>
          <button type="button" onClick={discard}>
            {texts.draftDiscard}
          </button>
        </>
      )}
    </div>
  );
}
