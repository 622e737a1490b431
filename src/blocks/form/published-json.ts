// Reads the JSON in published markup of site builders.
import { readRecord } from '../../core/read';
import { JSON_SELECTOR, SUBMISSION_HTML_SELECTOR } from './published-markup';

/** The JSON with the list `formFields`; null if the markup has none. */
export const findFormJson = (host: ParentNode): Record<string, unknown> | null =>
  [...host.querySelectorAll(JSON_SELECTOR)].map(readJson).find((json) => Array.isArray(json?.formFields)) ??
  null;

export function readJson(script: Element | null): Record<string, unknown> | null {
  try {
    return readRecord(JSON.parse(script?.textContent ?? 'null'));
  } catch {
    return null;
  }
}

/** HTML after success: of the JSON, then of the markup beside it. */
export function readPostSubmitHtml(host: ParentNode, json: Record<string, unknown> | null): string {
  const message = readRecord(json?.formSubmissionMessage)?.html;
  const element = host.querySelector<HTMLElement>(SUBMISSION_HTML_SELECTOR);
  return `${typeof message === 'string' ? message : ''}${element?.dataset.submissionHtml ?? ''}`;
}
