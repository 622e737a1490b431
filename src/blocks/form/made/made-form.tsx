// What happens where the page wrote no form? It is made from its definition, as the page could have written it; from
// then on nobody can tell.
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { formMarkup } from '../../../core/forms/form-markup';
import { controlMessages } from '../../../core/messages';
import { showSimpleHtml } from '../../../kit/sanitize';
import { adoptStyles } from '../../../kit/styles';
import { textsOf } from '../../../kit/texts';
import { warn } from '../../../kit/warn';
import type { Services } from '../../../services/services';
import type { Texts } from '../form.texts';
import { build } from './build';
import { carryOver } from './carry-over';
import type { MadeDefinition } from './definition';
import { definitionAtHand, type Found, fetchDefinition } from './find-definition';
import css from './made.css?inline';

export interface MadeFormProps {
  readonly host: HTMLElement;
  readonly given: unknown;
  readonly src: string;
  readonly formId: string;
  readonly submitButtonText: string;
  readonly disclaimer: string;
  readonly messages: Readonly<Record<string, string>>;
  readonly texts: Texts;
  readonly services: Services;
  /** Tells what the definition says besides its fields. */
  readonly onDefinition: (definition: MadeDefinition) => void;
}

export default function MadeForm(props: MadeFormProps): ReactNode {
  const { texts } = props;
  const [attempt, setAttempt] = useState(0);
  const found = useFound(props, attempt);
  const definition = found && 'definition' in found ? found.definition : null;
  useMade(props, definition);
  if (!found || 'definition' in found) return null;
  return (
    <div className="site-form-summary" role="alert">
      <p>{found.failed === 'missing' ? texts.notConfigured : texts.unableToConnect}</p>
      {found.failed === 'unreachable' && (
        <p>
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            {texts.tryAgain}
          </button>
        </p>
      )}
    </div>
  );
}

function useFound({ host, given, src, formId, services }: MadeFormProps, attempt: number): Found | null {
  const atHand = useMemo(() => definitionAtHand({ host, given, src, formId }), [host, given, src, formId]);
  const [fetched, setFetched] = useState<Found | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (atHand) return;
    const stop = new AbortController();
    const ask = async () => {
      await parsed();
      if (!stop.signal.aborted)
        setFetched(await fetchDefinition({ host, given, src, formId }, services, stop.signal));
    };
    void ask();
    return () => stop.abort();
  }, [atHand, host, given, src, formId, services, attempt]);
  const found = atHand ?? fetched;
  useEffect(() => {
    if (found && 'complaints' in found)
      for (const complaint of found.complaints) warn('site-form', complaint);
    if (found && 'failed' in found && found.failed === 'unreadable')
      warn('site-form', 'the answer holds no definition of a form; there is nothing to show.');
  }, [found]);
  return found;
}

/** The page's own form may still be on its way. */
function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((done) => document.addEventListener('DOMContentLoaded', () => done(), { once: true }));
}

/** Puts the form into the page, in the place of the one that was made before. */
function useMade(props: MadeFormProps, definition: MadeDefinition | null): void {
  const { host, services, onDefinition, formId, submitButtonText, disclaimer, messages } = props;
  const idPrefix = `site${useId().replace(/\W/g, '')}-`;
  useLayoutEffect(() => {
    if (!definition) return;
    const own = host.querySelector<HTMLFormElement>('form');
    if (own && !own.hasAttribute('data-site-made')) return;
    adoptStyles(host, [css]);
    const texts = textsOf('site-form', controlMessages, { ...definition.messages, ...messages });
    const id = formId || definition.id;
    const about = disclaimer || definition.disclaimer;
    const markup = formMarkup(
      { ...definition, ...(about && { disclaimer: about }) },
      {
        idPrefix,
        action: id ? `${services.settings.apiBase}form/post/${encodeURIComponent(id)}` : '',
        texts,
        buttonText: submitButtonText || definition.submitButtonText || messages.submit || 'Submit',
      },
    );
    const form = build(markup) as HTMLFormElement;
    const box = form.querySelector('.site-form-disclaimer');
    if (box && about) showSimpleHtml(box, about);
    if (own) {
      const focus = carryOver(own, form);
      own.replaceWith(form);
      focus();
    } else (host.querySelector('.form-wrapper') ?? host).append(form);
    onDefinition(definition);
  }, [host, services, definition, idPrefix, formId, submitButtonText, disclaimer, messages, onDefinition]);
}
