// Where does the definition of a form come from? What the page says, else its captured markup, else an address, else the
// site API.
import type { Services } from '../../../services/services';
import { capturedDefinition } from './captured-definition';
import { type DefinitionResult, parseDefinition } from './definition';

export interface DefinitionOptions {
  readonly host: HTMLElement;
  /** From the attribute, the property or the JSON child. */
  readonly given: unknown;
  readonly src: string;
  readonly formId: string;
}

/** `status` 0: not reached; `unreadable`: no definition in the answer. */
export type DefinitionLookup =
  | DefinitionResult
  | { readonly failed: 'missing' | 'unreadable' | 'unreachable' };

/** What the page itself holds; null if a server has to be asked. */
export function readLocalDefinition({ host, given }: DefinitionOptions): DefinitionResult | null {
  return parseDefinition(given) ?? parseDefinition(capturedDefinition(host));
}

/** Asks; null when there is nobody to ask, or when the asking was given up. */
export async function fetchDefinition(
  { src, formId }: DefinitionOptions,
  services: Services,
  signal: AbortSignal,
): Promise<DefinitionLookup | null> {
  const found = src
    ? await fetchFrom(src, services, signal)
    : formId
      ? await askApi(formId, services, signal)
      : null;
  return signal.aborted ? null : found;
}

async function askApi(formId: string, { api }: Services, signal: AbortSignal): Promise<DefinitionLookup> {
  const answer = await api.get<unknown>(`form/${encodeURIComponent(formId)}`, { signal });
  if (answer.ok) return parseDefinition(answer.data) ?? { failed: 'unreadable' };
  return { failed: answer.status === 404 ? 'missing' : 'unreachable' };
}

async function fetchFrom(src: string, { page }: Services, signal: AbortSignal): Promise<DefinitionLookup> {
  try {
    const answer = await page.fetch(new URL(src, document.baseURI).href, { signal });
    if (!answer.ok) return { failed: answer.status === 404 ? 'missing' : 'unreachable' };
    const json: unknown = await answer.json().catch(() => null);
    return parseDefinition(json) ?? { failed: 'unreadable' };
  } catch {
    return { failed: 'unreachable' };
  }
}
