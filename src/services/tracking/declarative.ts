// Declarative tracking with `data-track-*` attributes (TRK-026). Pure apart from one warning.

import { TrackedContext } from '../../core/enums/tracking';
import type { EventPayload } from '../../core/events/common-fields';
import { parseJson } from '../../core/json';
import { readRecord } from '../../core/read';
import type { TrackedElementEvent } from '../page/page';
import type { TrackedButton } from './tracked-button';

export interface DeclarativeHandlers {
  buttonRender(button: Partial<TrackedButton>): void;
  buttonClick(button: Partial<TrackedButton>): Promise<void>;
  overlay(): void;
  quickView(productId: string): void;
  track(event: EventPayload): void;
}

export function trackDeclared(
  { attribute, action, value, ...element }: TrackedElementEvent,
  handlers: DeclarativeHandlers,
  warn: (message: string) => void,
): void {
  if (attribute === 'data-track-quick-view') {
    if (action === 'click' && value) handlers.quickView(value);
    return;
  }
  const json = readJson(value);
  if (!json) {
    warn(`site-services: ${attribute}="${value}" is not a JSON object; it is ignored.`);
    return;
  }
  if (attribute === 'data-track-event') {
    if (action === 'click') handlers.track(json);
  } else if (attribute === 'data-track-overlay') {
    if (action === 'view') handlers.overlay();
  } else {
    const { inOverlay, ...fields } = element;
    const context = inOverlay ? TrackedContext.popupOverlay : TrackedContext.buttonBlock;
    const button = { ...fields, context, ...json };
    if (action === 'view') handlers.buttonRender(button);
    else void handlers.buttonClick(button);
  }
}

/** Reads a JSON object. An empty attribute is an empty object; null if the value is not a JSON object. */
const readJson = (value: string) => readRecord(parseJson(value.trim() || '{}'));
