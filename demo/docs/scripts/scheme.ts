// Applies the color scheme that the visitor has chosen, before the first paint and in frames; that of the device by default.

function applyScheme(): void {
  let scheme: string | null = null;
  try {
    scheme = localStorage.getItem('site-elements-docs-scheme');
  } catch {
    // Storage is blocked.
  }
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
}

applyScheme();
// Frames and other tabs.
addEventListener('storage', applyScheme);
