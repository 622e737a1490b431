// Runs in the result of the playground, before its content: applies its styles by constructed style sheets, which a
// strict Content Security Policy allows.

const STYLES = 'script[type="text/css"]';

const sheets = new Map<HTMLScriptElement, CSSStyleSheet>();

function applyStyles(): void {
  for (const style of document.querySelectorAll<HTMLScriptElement>(STYLES)) {
    const sheet = sheets.get(style) ?? new CSSStyleSheet({ media: style.getAttribute('media') ?? '' });
    sheets.set(style, sheet);
    sheet.replaceSync(style.text);
  }
  const own = [...sheets.values()];
  const others = document.adoptedStyleSheets.filter((sheet) => !own.includes(sheet));
  document.adoptedStyleSheets = [...others, ...own];
}

new MutationObserver((records) => {
  if (records.some(({ target, addedNodes }) => isStyle(target) || [...addedNodes].some(isStyle)))
    applyStyles();
}).observe(document, { childList: true, subtree: true });

function isStyle(node: Node): boolean {
  return node instanceof Element && node.matches(STYLES);
}

// The base URL of the result is the address of the playground, to which a link such as `#top` would lead.
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!href?.startsWith('#') || event.defaultPrevented) return;
  event.preventDefault();
  location.hash = href;
});
