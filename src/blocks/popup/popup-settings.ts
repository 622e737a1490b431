// Settings of a popup: its attributes, before or after the upgrade, then the site context, then the defaults.
import { createOptions } from '../../kit/element/options';
import type { Services } from '../../services/services';
import type { PopupSettings } from './popup.model';
import { optionalSettings, popupSettings } from './popup-settings.attributes';

type Name = keyof typeof popupSettings;

export function readSettings(
  element: HTMLElement,
  { websiteSettings: { popupOverlaySettings } }: Services['context'],
): PopupSettings {
  // Read as the element reads them, so that an invalid value is reported once.
  const options = createOptions({ tag: 'site-popup', attributes: optionalSettings }, element, [
    () => popupOverlaySettings,
  ]);
  const settings: Partial<Record<Name, unknown>> = {};
  for (const [name, { defaultValue }] of Object.entries(popupSettings) as [
    Name,
    { defaultValue: unknown },
  ][]) {
    // The property of the upgraded element; null if it is not set.
    options.set(name, (element as Partial<Record<Name, unknown>>)[name]);
    settings[name] = options.get(name) ?? defaultValue;
  }
  return settings as PopupSettings;
}
