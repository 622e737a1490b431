// The form that edits a comment, and the question before one is deleted.

import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { COMMENT_LIMITS, validateComment } from '../../core/comments/comment-rules';
import { lockForm, setButtonsBusy } from '../../kit/form/form-lock';
import type { CommentsMessages } from './comments.messages';

interface ChangeProps {
  readonly messages: CommentsMessages;
  readonly locale: string;
  readonly onCancel: () => void;
}

interface EditProps extends ChangeProps {
  readonly text: string;
  readonly onInput: (text: string) => void;
  readonly onDiscard: () => void;
  /** Resolves to why the text was not stored; empty if it was. */
  readonly onSave: (text: string) => Promise<string>;
}

/** Escape leaves it and keeps what was entered; the button discards that. */
export function EditForm({
  messages,
  locale,
  text,
  onInput,
  onDiscard,
  onSave,
  onCancel,
}: EditProps): ReactNode {
  const id = useId();
  const control = useRef<HTMLTextAreaElement>(null);
  const { problem, send } = useSending(messages);
  useEffect(() => {
    const { current } = control;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const body = control.current?.value ?? '';
    const error = validateComment({ body }, messages, { isMember: true, locale }).body;
    void send(event, async () => {
      const reason = error || (await onSave(body.trim()));
      if (reason) control.current?.focus();
      return reason;
    });
  };
  return (
    <form className="site-comments-form" noValidate onSubmit={submit} onKeyDown={onEscape(onCancel)}>
      <p data-field="body">
        <label htmlFor={id}>{messages.editing}</label>
        <Problem id={`${id}-error`} text={problem} />
        <textarea
          ref={control}
          id={id}
          rows={6}
          required
          maxLength={COMMENT_LIMITS.body}
          defaultValue={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      </p>
      <p>
        <button type="submit">{messages.save}</button>{' '}
        <button
          type="button"
          className="quiet"
          onClick={() => {
            onDiscard();
            onCancel();
          }}
        >
          {messages.cancelEdit}
        </button>
      </p>
    </form>
  );
}

export function DeleteQuestion({
  messages,
  onSave,
  onCancel,
}: ChangeProps & { readonly onSave: () => Promise<string> }): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { problem, send } = useSending(messages);
  useEffect(() => button.current?.focus(), []);
  return (
    <form
      className="site-comments-form"
      aria-labelledby={id}
      onSubmit={(event) => void send(event, onSave)}
      onKeyDown={onEscape(onCancel)}
    >
      <p id={id}>
        <b>{messages.deleting}</b> {messages.deletingText}
      </p>
      <Problem id={`${id}-error`} text={problem} />
      <p>
        <button ref={button} type="submit" aria-describedby={id}>
          {messages.delete}
        </button>{' '}
        <button type="button" className="quiet" onClick={onCancel}>
          {messages.cancelEdit}
        </button>
      </p>
    </form>
  );
}

const Problem = ({ id, text }: { readonly id: string; readonly text: string }): ReactNode =>
  text && (
    <span className="error" id={id} role="alert">
      {text}
    </span>
  );

/** Sends once at a time, with the form locked. */
function useSending({ submitting }: CommentsMessages) {
  const [problem, setProblem] = useState('');
  const isBusy = useRef(false);
  const send = async (event: FormEvent<HTMLFormElement>, save: () => Promise<string>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const form = event.currentTarget;
    const buttons = [...form.querySelectorAll('button')];
    const restore = setButtonsBusy(buttons[0] ?? null, buttons, submitting);
    const unlock = lockForm(form, form.getRootNode());
    setProblem('');
    const reason = await save();
    unlock();
    restore();
    isBusy.current = false;
    setProblem(reason);
  };
  return { problem, send };
}

const onEscape = (onCancel: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  onCancel();
};
