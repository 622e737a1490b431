// The element that the fragment of the URL refers to.

export function findHashTarget(): HTMLElement | null {
  const id = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // The fragment is not valid percent-encoding.
    return document.getElementById(id);
  }
}
