// Reads the tracked properties of a button from the page's markup.
import { TrackedContext } from '../../core/enums/tracking';
import type { TrackedButton } from '../../services/tracking/tracking';
import type { LinkClick } from './button.model';

/** The link or button of the page. */
export const findControl = (host: HTMLElement): HTMLAnchorElement | HTMLButtonElement | null =>
  host.querySelector('a[href], button');

/** @param options attributes of the element; null takes the value of the markup */
export function describeButton(
  host: HTMLElement,
  control: HTMLAnchorElement | HTMLButtonElement,
  options: { readonly alignment: string | null; readonly size: string | null },
): TrackedButton {
  const isLink = control instanceof HTMLAnchorElement;
  return {
    id: control.id || host.id || host.querySelector('[id]')?.id || host.closest('[id^="block-"]')?.id || '',
    buttonText: (control.textContent.trim() || control.ariaLabel || '').replace(/\s+/g, ' ').slice(0, 200),
    clickthroughUrl: (isLink && control.getAttribute('href')) || '',
    alignment: options.alignment ?? readData(host, 'data-alignment'),
    size: options.size ?? readData(host, 'data-button-size'),
    newWindow: isLink && getTarget(control) === '_blank',
    context: host.closest('[data-track-overlay], .sqs-popup-overlay')
      ? TrackedContext.popupOverlay
      : TrackedContext.buttonBlock,
  };
}

export const describeClick = (event: MouseEvent, link: HTMLAnchorElement): LinkClick => ({
  isPrevented: event.defaultPrevented,
  button: event.button,
  isModified: event.ctrlKey || event.metaKey || event.shiftKey || event.altKey,
  href: link.href,
  target: getTarget(link),
  isDownload: link.hasAttribute('download'),
});

const getTarget = (link: HTMLAnchorElement): string =>
  link.target || document.querySelector<HTMLBaseElement>('base[target]')?.target || '';

const readData = (host: HTMLElement, name: string): string =>
  host.querySelector(`[${name}]`)?.getAttribute(name) ?? '';
