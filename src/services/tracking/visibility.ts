// Analytics event for a change of an item's visibility (TRK-024). Pure; the specification names neither event nor call.
import { visibilities } from '../../core/enums/content';
import type { EventPayload } from '../../core/events/common-fields';

export type Visibility = (typeof visibilities)[number];

export interface VisibilityChange {
  readonly itemId: string;
  readonly from: Visibility;
  readonly to: Visibility;
}

/** Returns null if nothing changed or a value is unknown. */
export function createVisibilityEvent(
  { itemId, from, to }: VisibilityChange,
  warn: (message: string) => void,
): EventPayload | null {
  const unknown = [from, to].find((one) => !visibilities.includes(one));
  if (unknown !== undefined) {
    warn(
      `site-services: visibility "${unknown}" is not one of ${visibilities.join(', ')}; the change is not tracked.`,
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
