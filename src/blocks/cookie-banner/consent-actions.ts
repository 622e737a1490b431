// Action of a button in the page: by `data-consent`, or in the banner as site builders print it.

export type ConsentAction = 'accept' | 'decline' | 'ask';

/** Action of a button by `data-consent`; inside the banner also by class or text, as site builders print it. */
export function getButtonAction(button: HTMLElement): ConsentAction | undefined {
  const { consent } = button.dataset;
  if (consent !== undefined) return ACTIONS.find((action) => action === consent);
  if (!button.matches(BUTTONS) || !button.closest('site-cookie-banner')) return undefined;
  const [action] =
    NAMES.find(([, name]) => name.test(button.className)) ??
    NAMES.find(([, name]) => name.test(button.textContent.trim())) ??
    [];
  return action;
}

/** Buttons without a name for their action; they do nothing. */
export const getUnknownButtons = (host: ParentNode): HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>('button, [role=button]')].filter(
    (button) => !getButtonAction(button),
  );

export const BUTTONS = 'button, [role=button], a[data-consent], a:is([href="#"], :not([href]))';

const ACTIONS: readonly ConsentAction[] = ['accept', 'decline', 'ask'];

/** Classes such as `sqs-cookie-banner-v2-accept`, or English texts. Declining comes first: "Do not accept". */
const NAMES: readonly (readonly [ConsentAction, RegExp])[] = [
  ['decline', /\b(?:deny|decline|reject|do not|opt-?out|only necessary)\b/i],
  ['ask', /\b(?:manage|settings|preferences|customi[sz]e)\b/i],
  ['accept', /\b(?:accept|allow|agree|ok)\b/i],
];
