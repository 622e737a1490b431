// Declarative tracking by `data-track-*` attributes (TRK-026). Pure apart from one warning.

import { TrackedContext } from '../../core/enums/tracking';
import type { EventPayload } from '../../core/events/common-fields';
import { parseJson } from '../../core/json';
import { readRecord } from '../../core/read';
import type { TrackedElementEvent } from '../page/page';
import type { TrackedButton } from './tracked-button';

export interface DeclarativeHandlers {
  buttonRender(button: Partial<TrackedButton>): void;
  buttonClick(button: Partial<TrackedButton>): void;
  overlay(): void;
  quickView(productId: string): void;
  track(event: EventPayload): void;
}

export function trackDeclared(
  { attribute, action, value, ...of }: TrackedElementEvent,
  counter: DeclarativeHandlers,
  warn: (message: string) => void,
): void {
  if (attribute === 'data-track-quick-view') {
    if (action === 'used' && value) counter.quickView(value);
    return;
  }
  const read = readJson(value);
  if (!read) {
    warn(`site-services: ${attribute}="${value}" is not a JSON object; it is ignored.`);
    return;
  }
  if (attribute === 'data-track-event') {
    if (action === 'used') counter.track(read);
  } else if (attribute === 'data-track-overlay') {
    if (action === 'seen') counter.overlay();
  } else {
    const { inOverlay, ...said } = of;
    const context = inOverlay ? TrackedContext.popupOverlay : TrackedContext.buttonBlock;
    const button = { ...said, context, ...read };
    if (action === 'seen') counter.buttonRender(button);
    else counter.buttonClick(button);
  }
}

/** Reads a JSON object. An empty attribute is an empty object; null when the value is not a JSON object. */
const readJson = (value: string) => readRecord(parseJson(value.trim() || '{}'));
