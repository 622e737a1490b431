// View of the form to edit a comment, and of the confirmation before deleting one.

import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { commentChangeMessages } from '../../core/comments/change-messages';
import { validateComment } from '../../core/comments/comment-errors';
import { COMMENT_LIMITS } from '../../core/comments/comment-rules';
import type { commentProblemMessages } from '../../core/comments/problem-messages';
import { lockForm, setButtonsBusy } from '../../kit/form/form-lock';
import type { CommentsMessages } from './comments.messages';

export interface ChangeFormProps {
  readonly messages: Pick<
    CommentsMessages,
    keyof typeof commentChangeMessages | keyof typeof commentProblemMessages | 'delete' | 'submitting'
  >;
  readonly locale: string;
  /** The text to edit; if missing, the form asks for confirmation to delete the comment. */
  readonly text?: string;
  readonly onInput: (text: string) => void;
  /** Resolves with an error message; empty on success. */
  readonly onSave: (text: string) => Promise<string>;
  /** @param isDiscarded true for the button; Escape keeps the input */
  readonly onCancel: (isDiscarded: boolean) => void;
}

export function ChangeForm({
  messages,
  locale,
  text,
  onInput,
  onSave,
  onCancel,
}: ChangeFormProps): ReactNode {
  const id = useId();
  const first = useRef<HTMLTextAreaElement & HTMLButtonElement>(null);
  const isBusy = useRef(false);
  const [problem, setProblem] = useState('');
  const isEdit = text !== undefined;
  useEffect(() => {
    const { current } = first;
    current?.focus();
    current?.setSelectionRange?.(current.value.length, current.value.length);
  }, []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const form = event.currentTarget;
    const body = first.current?.value.trim() ?? '';
    const error = isEdit && validateComment({ body }, messages, { isMember: true, locale }).body;
    const buttons = [...form.querySelectorAll('button')];
    const restore = setButtonsBusy(buttons[0] ?? null, buttons, messages.submitting);
    const unlock = lockForm(form, form.getRootNode());
    setProblem('');
    const reason = error || (await onSave(body));
    unlock();
    restore();
    isBusy.current = false;
    setProblem(reason);
    if (reason) first.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onCancel(false);
  };
  const described = [!isEdit && id, problem && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <form
      className="site-comments-form"
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => void submit(event)}
      onKeyDown={onKeyDown}
    >
      <p data-field="body">
        {isEdit ? (
          <label id={id} htmlFor={`${id}-body`}>
            {messages.editing}
          </label>
        ) : (
          <span id={id}>
            <b>{messages.deleting}</b> {messages.deletingText}
          </span>
        )}
        {problem && (
          <span className="error" id={`${id}-error`} role="alert">
            {problem}
          </span>
        )}
        {isEdit && (
          <textarea
            ref={first}
            id={`${id}-body`}
            rows={6}
            required
            maxLength={COMMENT_LIMITS.body}
            defaultValue={text}
            aria-invalid={problem ? true : undefined}
            aria-describedby={described}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
        )}
      </p>
      <p>
        <button
          ref={isEdit ? undefined : first}
          type="submit"
          aria-describedby={isEdit ? undefined : described}
        >
          {isEdit ? messages.save : messages.delete}
        </button>{' '}
        <button type="button" className="quiet" onClick={() => onCancel(true)}>
          {messages.cancelEdit}
        </button>
      </p>
    </form>
  );
}
