// Notices a loader of another version. Called by what elements share: a cache or a server may have kept an earlier loader.
import { getLibrary } from './library';

export function checkVersion(): void {
  const { version, recover } = getLibrary();
  if (version !== import.meta.env.SITE_VERSION) recover?.();
}
