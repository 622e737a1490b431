// Settings of a popup: its attributes, before or after the upgrade, then the site context, then the defaults.
import { createOptions } from '../../kit/element/options';
import type { Services } from '../../services/services';
import type { PopupSettings } from './popup.model';
import { optionalSettings, popupSettings } from './popup-settings.attributes';

export function readSettings(
  element: HTMLElement,
  { websiteSettings: { popupOverlaySettings } }: Services['context'],
): PopupSettings {
  // Parsed like the element's attributes, so that an invalid value is reported once.
  const options = createOptions({ tag: 'site-popup', attributes: optionalSettings }, element, [
    () => popupOverlaySettings,
  ]);
  return Object.fromEntries(
    Object.entries(popupSettings).map(([key, { defaultValue }]) => {
      const name = key as keyof PopupSettings;
      // The property of the upgraded element; null if it is not set.
      options.set(name, (element as Partial<PopupSettings>)[name]);
      return [name, options.get(name) ?? defaultValue];
    }),
  ) as unknown as PopupSettings;
}
