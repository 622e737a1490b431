// Finds the definition of a form: inline, in published markup, at a URL, or at the site API, in this order.
import { fillPath } from '../../../core/call-path';
import { calls } from '../../../core/calls';
import type { Services } from '../../../services/services';
import { type DefinitionResult, parseDefinition } from './definition';
import { readPublishedDefinition } from './published-definition';

export interface DefinitionOptions {
  readonly host: HTMLElement;
  /** Value of the attribute, the property or the JSON child. */
  readonly inlineDefinition: unknown;
  readonly src: string;
  readonly formId: string;
}

/** `unreachable`: network or server error; `unreadable`: the response is not a definition. */
export type DefinitionLookup =
  | DefinitionResult
  | { readonly failed: 'missing' | 'unreadable' | 'unreachable' };

/** The definition in the page itself; null if it has to be requested. */
export function readLocalDefinition({ host, inlineDefinition }: DefinitionOptions): DefinitionResult | null {
  return parseDefinition(inlineDefinition) ?? parseDefinition(readPublishedDefinition(host));
}

/** Requests the definition. Null if there is no URL or form id, or if the request was aborted. */
export async function fetchDefinition(
  { src, formId }: DefinitionOptions,
  services: Services,
  signal: AbortSignal,
): Promise<DefinitionLookup | null> {
  const result = src
    ? await fetchFromUrl(src, services, signal)
    : formId
      ? await fetchFromApi(formId, services, signal)
      : null;
  return signal.aborted ? null : result;
}

async function fetchFromApi(
  formId: string,
  { api }: Services,
  signal: AbortSignal,
): Promise<DefinitionLookup> {
  const response = await api.get<unknown>(fillPath(calls.form.path, { formId }), { signal });
  if (response.ok) return parseDefinition(response.data) ?? { failed: 'unreadable' };
  return { failed: response.status === 404 ? 'missing' : 'unreachable' };
}

async function fetchFromUrl(src: string, { page }: Services, signal: AbortSignal): Promise<DefinitionLookup> {
  try {
    const response = await page.fetch(new URL(src, document.baseURI).href, { signal });
    if (!response.ok) return { failed: response.status === 404 ? 'missing' : 'unreachable' };
    const json: unknown = await response.json().catch(() => null);
    return parseDefinition(json) ?? { failed: 'unreadable' };
  } catch {
    return { failed: 'unreachable' };
  }
}
