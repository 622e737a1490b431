// What has this visitor sent that has not arrived yet? Said above the form, with what can be done about it.
import type { ReactNode } from 'react';
import { fill } from '../../core/messages';
import { storedMessages } from '../../core/messages-outbox';
import type { WaitingSubmission } from '../../services/forms/types';
import type { Services } from '../../services/services';
import { useStore } from '../element/use-store';

export interface PendingSubmissionsProps {
  readonly formId: string;
  /** Id of what the form itself speaks about. */
  readonly excludedId: string;
  readonly services: Services;
  /** Of the element, those of `storedMessages` among them where the page has replaced them. */
  readonly texts: WaitingTexts;
  /** What a service says, in the words of the page. */
  readonly localize: (text: string) => string;
}

type WaitingTexts = Readonly<Record<'submitting' | 'unknown', string>> &
  Readonly<Partial<Record<keyof typeof storedMessages, string>>>;

export default function PendingSubmissions({
  formId,
  excludedId,
  services,
  ...props
}: PendingSubmissionsProps): ReactNode {
  const texts = { ...storedMessages, ...props.texts };
  const { outbox } = services.forms;
  const { locale } = services.settings;
  const waiting = useStore(outbox.waiting).filter((one) => one.formId === formId && one.id !== excludedId);
  if (waiting.length === 0) return null;
  return (
    <div role="status" className="site-form-note">
      {waiting.map((one) => (
        <div key={one.id}>
          <p>{wordsFor(one, texts, props.localize, timeOf(one.submittedAt, locale))}</p>
          {one.state !== 'sending' && (
            <p>
              <button type="button" onClick={() => void outbox.retryNow()}>
                {texts.sendNow}
              </button>{' '}
              <button type="button" onClick={() => void outbox.discard(one.id)}>
                {texts.discard}
              </button>
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

function wordsFor(
  { state, rejection, inMemory }: WaitingSubmission,
  texts: Required<WaitingTexts>,
  say: PendingSubmissionsProps['localize'],
  time: string,
): string {
  if (state === 'sending') return texts.submitting;
  if (state === 'waiting') return fill(inMemory ? texts.waitingSinceHere : texts.waitingSince, { time });
  const why = rejection?.message ? say(rejection.message) : Object.values(rejection?.fields ?? {}).join(' ');
  return `${fill(texts.refusedSince, { time })} ${why || texts.unknown}`;
}

function timeOf(at: number, locale: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
  try {
    return new Intl.DateTimeFormat(locale, options).format(at);
  } catch {
    // A locale that nobody knows.
    return new Intl.DateTimeFormat(undefined, options).format(at);
  }
}
