// The switch between light and dark in the header. The choice is stored, because the visitor has requested it.

const KEY = 'site-elements-docs-scheme';

/** Shows the switch, whose space is reserved. */
export function startSchemeSwitch(root: ParentNode): void {
  const button = root.querySelector<HTMLButtonElement>('.top .scheme');
  if (!button) return;
  const show = () => button.setAttribute('aria-pressed', String(isDark()));
  button.addEventListener('click', () => {
    const scheme = isDark() ? 'light' : 'dark';
    document.documentElement.dataset.scheme = scheme;
    try {
      localStorage.setItem(KEY, scheme);
    } catch {
      // For this page only.
    }
    show();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  addEventListener('storage', show);
  show();
}

function isDark(): boolean {
  const { scheme } = document.documentElement.dataset;
  return scheme ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}
