// @ts-check
// Generated files and their content.
import { getWebTypesData } from 'custom-element-jet-brains-integration';
import { getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { toManifest } from './custom-elements.mjs';
import { toDomTypes } from './dom.mjs';
import { toJsxTypes } from './jsx.mjs';

/**
 * Content of every generated file, by path.
 * @param {import('./contracts.mjs').Element[]} elements
 * @param {Record<string, string>} messages key to English text
 * @param {{ name: string, version: string }} project
 * @returns {Record<string, string>}
 */
export function outputs(elements, messages, { name, version }) {
  const manifest = toManifest(elements);
  // The generators' own types are looser than the schema's and stricter about optional properties.
  const input = /** @type {any} */ (manifest);
  const webTypes = { ...JSON.parse(getWebTypesData(input, { hideLogs: true })), name, version };
  return {
    'custom-elements.json': json(manifest),
    'src/editors/vscode.html-custom-data.json': json(
      JSON.parse(getVsCodeHtmlCustomData(input, { hideLogs: true })),
    ),
    'src/editors/messages.en.json': `${JSON.stringify(messages, null, 2)}\n`,
    'src/editors/web-types.json': json(webTypes),
    'src/editors/elements.d.ts': toDomTypes(manifest),
    'src/editors/jsx.d.ts': toJsxTypes(manifest),
  };
}

/** @param {unknown} value */
function json(value) {
  // The generators print a default for custom properties even if there is none.
  return `${JSON.stringify(value, null, 2).replaceAll(' _(default: undefined)_', '')}\n`;
}
