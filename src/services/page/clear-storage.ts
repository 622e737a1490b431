// Deletes storage of third-party tags: known vendors, and names declared with `data-consent-clear="shop_id visit_*"`.
// Loaded when consent is withdrawn.
import Cookies from 'js-cookie';

/** Never rejects; data that the browser refuses to delete remains. */
export async function clearStorage(
  isVendorName: (name: string) => boolean,
  remove: (cookie: string) => void,
) {
  const matchers = getDeclaredMatchers();
  const isDeleted = (name: string) => isVendorName(name) || matchers.some((matches) => matches(name));
  attempt(() => Object.keys(Cookies.get()).filter(isDeleted).forEach(remove));
  for (const open of [() => localStorage, () => sessionStorage])
    attempt(() => {
      const storage = open();
      for (const key of Object.keys(storage).filter(isDeleted)) storage.removeItem(key);
    });
  try {
    for (const { name = '' } of await indexedDB.databases())
      if (isDeleted(name)) indexedDB.deleteDatabase(name);
  } catch {
    // Databases are unavailable or cannot be listed.
  }
}

function getDeclaredMatchers(): ((name: string) => boolean)[] {
  const tags = [...document.querySelectorAll<HTMLElement>('[data-consent-clear]')];
  const names = tags.flatMap(({ dataset }) => (dataset.consentClear ?? '').split(/\s+/)).filter(Boolean);
  return names.map((name) =>
    name.endsWith('*') ? (other) => other.startsWith(name.slice(0, -1)) : (other) => other === name,
  );
}

/** A sandboxed frame has no access to storage. */
function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // The storage is unavailable.
  }
}
