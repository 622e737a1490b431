// Generates the form from its definition, if the page provides none.
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { fillPath } from '../../../core/call-path';
import { calls } from '../../../core/calls';
import { createFormMarkup } from '../../../core/forms/form-markup';
import { controlMessages } from '../../../core/messages/control-messages';
import { resolveMessages } from '../../../kit/contract/messages';
import { adoptStyles } from '../../../kit/element/styles';
import { warn } from '../../../kit/element/warn';
import { setSimpleHtml } from '../../../kit/html/sanitize';
import { buildDom } from '../../../kit/markup/dom-builder';
import type { Services } from '../../../services/services';
import { findForm } from '../form.content';
import type { FormMessages } from '../form.messages';
import { WRAPPER_SELECTOR } from '../published-markup';
import type { ParsedFormDefinition } from './definition';
import { type DefinitionLookup, fetchDefinition, readLocalDefinition } from './definition-source';
import css from './generated-form.css?inline';
import { transferValues } from './transfer-values';

/** Time in ms after which a pending request shows a loading message. */
const SLOW_MS = 400;

export interface GeneratedFormProps {
  readonly host: HTMLElement;
  readonly inlineDefinition: unknown;
  readonly src: string;
  readonly formId: string;
  readonly submitButtonText: string;
  readonly disclaimer: string;
  /** Message overrides of the element, which also apply to the controls. */
  readonly overrides: Readonly<Record<string, string>>;
  readonly messages: FormMessages;
  readonly services: Services;
  /** Reports the settings of the definition. */
  readonly onDefinition: (definition: ParsedFormDefinition) => void;
}

export default function GeneratedForm(props: GeneratedFormProps): ReactNode {
  const { messages } = props;
  const [attempt, setAttempt] = useState(0);
  const { lookup, isSlow } = useDefinition(props, attempt);
  const definition = lookup && 'definition' in lookup ? lookup.definition : null;
  useGeneratedForm(props, definition, attempt > 0);
  if (!lookup) return isSlow && <p role="status">{messages.loading}</p>;
  if ('definition' in lookup) return null;
  return (
    <div className="site-form-summary" role="alert">
      <p>{lookup.failed === 'missing' ? messages.notConfigured : messages.unableToConnect}</p>
      {lookup.failed === 'unreachable' && (
        <p>
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            {isSlow ? messages.loading : messages.tryAgain}
          </button>
        </p>
      )}
    </div>
  );
}

/** @param attempt a new value repeats the request */
function useDefinition(props: GeneratedFormProps, attempt: number) {
  const { host, inlineDefinition, src, formId, services } = props;
  const options = useMemo(
    () => ({ host, inlineDefinition, src, formId }),
    [host, inlineDefinition, src, formId],
  );
  const local = useMemo(() => readLocalDefinition(options), [options]);
  const [fetched, setFetched] = useState<DefinitionLookup | null>(null);
  const [isSlow, setSlow] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request
  useEffect(() => {
    if (local) return;
    const controller = new AbortController();
    const load = async () => {
      await whenParsed();
      if (controller.signal.aborted) return;
      const timer = setTimeout(setSlow, SLOW_MS, true);
      const result = await fetchDefinition(options, services, controller.signal);
      clearTimeout(timer);
      if (controller.signal.aborted) return;
      setFetched(result);
      setSlow(false);
    };
    void load();
    return () => controller.abort();
  }, [local, options, services, attempt]);
  const lookup = local ?? fetched;
  useEffect(() => reportProblems(lookup), [lookup]);
  return { lookup, isSlow };
}

function reportProblems(lookup: DefinitionLookup | null): void {
  if (!lookup) return;
  if ('definition' in lookup) for (const warning of lookup.warnings) warn('site-form', warning);
  else if (lookup.failed === 'unreadable')
    warn('site-form', 'the response is not a form definition; rendering nothing.');
}

/** Until the document is parsed, the page may still add a form of its own. */
function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  );
}

/** Inserts the generated form into the page, or replaces the previous version. */
function useGeneratedForm(
  props: GeneratedFormProps,
  definition: ParsedFormDefinition | null,
  isRetry: boolean,
): void {
  const { host, services, onDefinition, formId, submitButtonText, disclaimer, overrides } = props;
  const idPrefix = `site${useId().replace(/\W/g, '')}-`;
  useLayoutEffect(() => {
    if (!definition) return;
    const previous = findForm(host);
    if (previous && !previous.hasAttribute('data-site-generated')) return;
    adoptStyles(host, [css]);
    const messages = resolveMessages(host, controlMessages, {
      ...definition.messages,
      ...overrides,
    });
    const id = formId || definition.id;
    const disclaimerHtml = disclaimer || definition.disclaimer;
    const markup = createFormMarkup(
      { ...definition, ...(disclaimerHtml && { disclaimer: disclaimerHtml }) },
      {
        idPrefix,
        action: id ? `${services.settings.apiBase}${fillPath(calls.postForm.path, { formId: id })}` : '',
        messages,
        buttonText: submitButtonText || definition.submitButtonText || messages.submit,
      },
    );
    const form = buildDom(markup) as HTMLFormElement;
    const disclaimerElement = form.querySelector('.site-form-disclaimer');
    if (disclaimerElement && disclaimerHtml) setSimpleHtml(disclaimerElement, disclaimerHtml);
    insertForm(form, previous, host);
    // The retry button was removed with its message and lost the focus.
    if (!previous && isRetry && document.activeElement === document.body)
      form.querySelector<HTMLElement>('[name]:not([type=hidden])')?.focus();
    onDefinition(definition);
  }, [
    host,
    services,
    definition,
    idPrefix,
    formId,
    submitButtonText,
    disclaimer,
    overrides,
    onDefinition,
    isRetry,
  ]);
}

function insertForm(form: HTMLFormElement, previous: HTMLFormElement | null, host: HTMLElement): void {
  if (previous) {
    const restoreFocus = transferValues(previous, form);
    previous.replaceWith(form);
    restoreFocus();
  } else {
    const wrapper = host.querySelector(WRAPPER_SELECTOR);
    // A form cannot contain another one.
    (wrapper && !wrapper.closest('form') ? wrapper : host).append(form);
  }
}
