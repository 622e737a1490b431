// Finds the trigger of a tooltip and its title.

export interface TooltipContent {
  readonly trigger: Element | null;
  /** null after the attribute was removed. */
  readonly title: string | null;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** The trigger is the first focusable element, else the first child. */
export function readContent(host: HTMLElement): TooltipContent {
  const trigger = host.querySelector(FOCUSABLE) ?? host.firstElementChild;
  return { trigger, title: trigger?.getAttribute('title') ?? null };
}
