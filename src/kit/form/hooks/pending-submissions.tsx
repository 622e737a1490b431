// Notice above a form about earlier submissions that have not been delivered, with buttons to send or discard them.
import type { ReactNode } from 'react';
import { fillPlaceholders } from '../../../core/messages/fill-placeholders';
import { storedMessages } from '../../../core/messages/outbox-messages';
import type { WaitingSubmission } from '../../../services/forms/types';
import type { Services } from '../../../services/services';
import { useStore } from '../../element/use-store';

export interface PendingSubmissionsProps {
  readonly formId: string;
  /** Id of the submission that the form itself reports on. */
  readonly excludedId: string;
  readonly services: Services;
  /** Messages of the element, including overrides of `storedMessages`. */
  readonly messages: PendingMessages;
  /** Translates the default message of a service. */
  readonly localize: (text: string) => string;
}

type PendingMessages = Readonly<Record<'submitting' | 'unknown', string>> &
  Readonly<Partial<Record<keyof typeof storedMessages, string>>>;

export default function PendingSubmissions({
  formId,
  excludedId,
  services,
  ...props
}: PendingSubmissionsProps): ReactNode {
  const messages = { ...storedMessages, ...props.messages };
  const { outbox } = services.forms;
  const { locale } = services.settings;
  const pending = useStore(outbox.waiting).filter(
    (entry) => entry.formId === formId && entry.id !== excludedId,
  );
  if (pending.length === 0) return null;
  return (
    <div role="status" className="site-form-note">
      {pending.map((entry) => (
        <div key={entry.id}>
          <p>{describeEntry(entry, messages, props.localize, formatTime(entry.submittedAt, locale))}</p>
          {entry.state !== 'sending' && (
            <p>
              <button type="button" onClick={() => void outbox.retryNow()}>
                {messages.sendNow}
              </button>{' '}
              <button type="button" onClick={() => void outbox.discard(entry.id)}>
                {messages.discard}
              </button>
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

function describeEntry(
  { state, rejection, inMemory }: WaitingSubmission,
  messages: Required<PendingMessages>,
  localize: PendingSubmissionsProps['localize'],
  time: string,
): string {
  if (state === 'sending') return messages.submitting;
  if (state === 'waiting')
    return fillPlaceholders(inMemory ? messages.pendingInMemorySince : messages.pendingSince, { time });
  const reason = rejection?.message
    ? localize(rejection.message)
    : Object.values(rejection?.fields ?? {}).join(' ');
  return `${fillPlaceholders(messages.rejectedSince, { time })} ${reason || messages.unknown}`;
}

function formatTime(timestamp: number, locale: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
  try {
    return new Intl.DateTimeFormat(locale, options).format(timestamp);
  } catch {
    // The locale is invalid.
    return new Intl.DateTimeFormat(undefined, options).format(timestamp);
  }
}
