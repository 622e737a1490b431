// The element that the fragment of the address names.

export function findHashTarget(): HTMLElement | null {
  const id = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // Not percent-encoded.
    return document.getElementById(id);
  }
}
