// What does a tooltip explain, and in which words?

export interface TooltipContent {
  readonly trigger: Element | null;
  /** null once it was taken away. */
  readonly title: string | null;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What the keyboard reaches first, else whatever is inside. */
export function readContent(host: HTMLElement): TooltipContent {
  const trigger = host.querySelector(FOCUSABLE) ?? host.firstElementChild;
  return { trigger, title: trigger?.getAttribute('title') ?? null };
}
