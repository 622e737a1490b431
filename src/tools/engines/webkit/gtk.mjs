// @ts-check
// GTK settings for the windows of WebKitGTK.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The toolbar would prevent the window from being as narrow as a phone. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; }\n';

/**
 * A folder with the settings, and the variables that point to it.
 * @returns {{ env: Record<string, string>, remove(): void }}
 */
export function writeGtkSettings() {
  const folder = mkdtempSync(join(tmpdir(), 'site-elements-gtk-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NARROW);
  return { env: { XDG_CONFIG_HOME: folder }, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
