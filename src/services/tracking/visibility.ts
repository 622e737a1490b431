// How is it told that somebody changed who can see an item? Pure; the documents name neither event nor call (TRK-024).
import { visibilities } from '../../core/enums/content';
import type { EventPayload } from '../../core/events/common-fields';

export type Visibility = (typeof visibilities)[number];

export interface VisibilityChange {
  readonly itemId: string;
  readonly from: Visibility;
  readonly to: Visibility;
}

/** Null when nothing has changed, or not among the known ones. */
export function createVisibilityEvent(
  { itemId, from, to }: VisibilityChange,
  warn: (message: string) => void,
): EventPayload | null {
  const unknown = [from, to].find((one) => !visibilities.includes(one));
  if (unknown !== undefined) {
    warn(
      `site-services: visibility "${unknown}" is not one of ${visibilities.join(', ')}; it is not counted.`,
    );
    return null;
  }
  if (from === to) return null;
  return {
    action: 'change_visibility',
    object_type: 'item',
    object_id: itemId,
    object_value: to,
    previous_value: from,
  };
}
