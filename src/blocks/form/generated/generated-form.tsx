// What happens where the page wrote no form? It is made from its definition, as the page could have written it; from
// then on nobody can tell.
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { createFormMarkup } from '../../../core/forms/form-markup';
import { controlMessages } from '../../../core/messages';
import { adoptStyles } from '../../../kit/element/styles';
import { warn } from '../../../kit/element/warn';
import { setSimpleHtml } from '../../../kit/html/sanitize';
import { resolveMessages } from '../../../kit/messages';
import type { Services } from '../../../services/services';
import type { FormMessages } from '../form.messages';
import type { ParsedFormDefinition } from './definition';
import { type DefinitionLookup, fetchDefinition, readLocalDefinition } from './definition-source';
import { buildDom } from './dom-builder';
import { transferValues } from './entered-values';
import css from './generated-form.css?inline';

/** Milliseconds after which the visitor is told that the form is being fetched. */
const SLOW_MS = 400;

export interface GeneratedFormProps {
  readonly host: HTMLElement;
  readonly given: unknown;
  readonly src: string;
  readonly formId: string;
  readonly submitButtonText: string;
  readonly disclaimer: string;
  readonly messages: Readonly<Record<string, string>>;
  readonly texts: FormMessages;
  readonly services: Services;
  /** Tells what the definition says besides its fields. */
  readonly onDefinition: (definition: ParsedFormDefinition) => void;
}

export default function GeneratedForm(props: GeneratedFormProps): ReactNode {
  const { texts } = props;
  const [attempt, setAttempt] = useState(0);
  const { found, isSlow } = useFound(props, attempt);
  const definition = found && 'definition' in found ? found.definition : null;
  useMade(props, definition, attempt > 0);
  if (!found) return isSlow && <p role="status">{texts.loading}</p>;
  if ('definition' in found) return null;
  return (
    <div className="site-form-summary" role="alert">
      <p>{found.failed === 'missing' ? texts.notConfigured : texts.unableToConnect}</p>
      {found.failed === 'unreachable' && (
        <p>
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            {isSlow ? texts.loading : texts.tryAgain}
          </button>
        </p>
      )}
    </div>
  );
}

/** @returns what was found, and whether somebody is asked for so long that the visitor should hear of it */
function useFound({ host, given, src, formId, services }: GeneratedFormProps, attempt: number) {
  const atHand = useMemo(() => readLocalDefinition({ host, given, src, formId }), [host, given, src, formId]);
  const [fetched, setFetched] = useState<DefinitionLookup | null>(null);
  const [isSlow, setSlow] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (atHand) return;
    const stop = new AbortController();
    const ask = async () => {
      await parsed();
      if (stop.signal.aborted) return;
      const late = setTimeout(setSlow, SLOW_MS, true);
      const answer = await fetchDefinition({ host, given, src, formId }, services, stop.signal);
      clearTimeout(late);
      if (stop.signal.aborted) return;
      setFetched(answer);
      setSlow(false);
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
  return { found, isSlow };
}

/** The page's own form may still be on its way. */
function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((done) => document.addEventListener('DOMContentLoaded', () => done(), { once: true }));
}

/** Puts the form into the page, in the place of the one that was made before. */
function useMade(
  props: GeneratedFormProps,
  definition: ParsedFormDefinition | null,
  isAwaited: boolean,
): void {
  const { host, services, onDefinition, formId, submitButtonText, disclaimer, messages } = props;
  const idPrefix = `site${useId().replace(/\W/g, '')}-`;
  useLayoutEffect(() => {
    if (!definition) return;
    const own = host.querySelector<HTMLFormElement>('form');
    if (own && !own.hasAttribute('data-site-made')) return;
    adoptStyles(host, [css]);
    const texts = resolveMessages('site-form', controlMessages, { ...definition.messages, ...messages });
    const id = formId || definition.id;
    const about = disclaimer || definition.disclaimer;
    const markup = createFormMarkup(
      { ...definition, ...(about && { disclaimer: about }) },
      {
        idPrefix,
        action: id ? `${services.settings.apiBase}form/post/${encodeURIComponent(id)}` : '',
        texts,
        buttonText: submitButtonText || definition.submitButtonText || messages.submit || 'Submit',
      },
    );
    const form = buildDom(markup) as HTMLFormElement;
    const box = form.querySelector('.site-form-disclaimer');
    if (box && about) setSimpleHtml(box, about);
    if (own) {
      const focus = transferValues(own, form);
      own.replaceWith(form);
      focus();
    } else {
      (host.querySelector('.form-wrapper') ?? host).append(form);
      // The button that asked again went with its message, and the focus with it.
      if (isAwaited && document.activeElement === document.body)
        form.querySelector<HTMLElement>('[name]:not([type=hidden])')?.focus();
    }
    onDefinition(definition);
  }, [
    host,
    services,
    definition,
    idPrefix,
    formId,
    submitButtonText,
    disclaimer,
    messages,
    onDefinition,
    isAwaited,
  ]);
}
