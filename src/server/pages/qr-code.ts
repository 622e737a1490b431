/** A QR code (ISO/IEC 18004) as an inline picture. */
import { html } from 'hono/html';
import encodeQR from 'qr';
import type { Markup } from './page';

/** Light modules that readers need around the symbol. */
const QUIET_ZONE = 4;

/** Black on white in every color scheme: many readers do not recognize inverted symbols. */
export function renderQrCode(text: string, label: string): Markup {
  const rows = encodeQR(text, 'raw', { border: QUIET_ZONE });
  return html`<svg class="qr-code" role="img" aria-label="${label}" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges">
    <rect width="100%" height="100%" fill="#fff"/><path d="${rows.map(drawRow).join('')}"/></svg>`;
}

const drawRow = (row: readonly boolean[], y: number): string =>
  row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');
