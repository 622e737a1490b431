// The document that shows the code of the playground. It is made for a sandbox without an origin.

export interface ResultSettings {
  /** Origin of the playground; the only one whose scripts and style sheets the result may load. */
  readonly origin: string;
  /** Elements for the head of a code that has none, as HTML. */
  readonly head: string;
  /** Address of the script that applies `<style>` elements, which the policy of the page blocks. */
  readonly script: string;
  /** Empty for that of the device. */
  readonly scheme: string;
}

const WHOLE_PAGE = /^(?:\s|<!--[\s\S]*?-->)*(?:<!doctype\b[^>]*>|<html\b)/i;

/** The code as a document: as it is if it is a page, otherwise as the content of one with the library. */
export function createResultPage(code: string, settings: ResultSettings): string {
  const isWhole = WHOLE_PAGE.test(code);
  const content = withInertStyles(code);
  const start = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${createPolicy(settings.origin)}"><script src="${settings.script}"></script>`;
  if (isWhole) return `${start}${content.replace(/<!doctype\b[^>]*>/i, '')}`;
  const scheme = settings.scheme ? ` data-scheme="${settings.scheme}"` : '';
  return `${start}
<html lang="en"${scheme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Result</title>
${settings.head}
</head>
<body class="bare">
<main>
${content}
</main>
</body>
</html>`;
}

/** The same on every host, whatever its own policy. `'self'` matches nothing in a document without origin. */
const createPolicy = (origin: string): string =>
  [
    `default-src ${origin} data: blob:`,
    `script-src ${origin}`,
    `style-src ${origin}`,
    'frame-src https:',
    "object-src 'none'",
    `base-uri ${origin}`,
    `form-action ${origin}`,
    "require-trusted-types-for 'script'",
  ].join('; ');

/** As blocks of data, which no policy blocks; the script applies them. */
const withInertStyles = (code: string): string =>
  code.replace(/<style(?=[\s>])/gi, '<script type="text/css"').replace(/<\/style(?=[\s>])/gi, '</script');
