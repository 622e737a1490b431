// Invoker commands (`<button commandfor="id" command="show-modal">`) for browsers without them: Firefox before 144 and
// Safari before 26.2. https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command

type CommandTarget = HTMLElement & Partial<Pick<HTMLDialogElement, 'open' | 'showModal' | 'close'>>;

const COMMANDS: Readonly<Record<string, (target: CommandTarget, button: HTMLButtonElement) => void>> = {
  'show-modal': (target) => target.open || target.showModal?.(),
  close: closeDialog,
  'request-close': (target, button) => {
    if (target.dispatchEvent(new Event('cancel', { cancelable: true }))) closeDialog(target, button);
  },
  'show-popover': (target) => isPopoverOpen(target) || target.showPopover?.(),
  'hide-popover': (target) => isPopoverOpen(target) && target.hidePopover(),
  'toggle-popover': (target) => target.togglePopover?.(),
};

/** Handles clicks on such buttons in the whole document. @returns a function that stops handling them */
export function handleInvokerCommands(): () => void {
  addEventListener('click', onClick);
  return () => removeEventListener('click', onClick);
}

function onClick(event: MouseEvent) {
  const button = event.composedPath().find(isInvoker);
  if (!button || event.defaultPrevented || isFormButton(button)) return;
  const id = button.getAttribute('commandfor') ?? '';
  const target = (button.getRootNode() as Document | ShadowRoot).getElementById(id);
  const command = button.getAttribute('command') ?? '';
  const run = COMMANDS[command.toLowerCase()];
  if (!target || !(run || command.startsWith('--'))) return;
  // A browser with native commands must not run the command again.
  event.preventDefault();
  const commandEvent = new Event('command', { cancelable: true, composed: true });
  if (target.dispatchEvent(Object.assign(commandEvent, { command, source: button }))) run?.(target, button);
}

const isInvoker = (target: EventTarget): target is HTMLButtonElement =>
  target instanceof HTMLButtonElement && target.hasAttribute('commandfor') && !target.disabled;

/** Buttons of type `submit` or `reset` in a form have no command. */
const isFormButton = (button: HTMLButtonElement) =>
  button.form !== null && /^(submit|reset)$/i.test(button.getAttribute('type') ?? '');

function closeDialog(target: CommandTarget, button: HTMLButtonElement) {
  if (target.open) target.close?.(button.getAttribute('value') ?? undefined);
}

const isPopoverOpen = (target: Element) => target.matches(':is(:popover-open)');
