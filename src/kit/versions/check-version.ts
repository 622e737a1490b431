// Detects a loader of another version, which a cache or a server may have kept. Called by code that all elements share.
import { getLibrary } from './library';

export function checkVersion(): void {
  const { version, recover } = getLibrary();
  if (version !== import.meta.env.SITE_VERSION) recover?.();
}
