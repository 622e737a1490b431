import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { createTotpLink } from '../domain/totp';
import { renderQrCode } from './qr-code';

/** Paints the path of the picture, 4 pixels per module. */
function paint(svg: string): { width: number; height: number; data: Uint8Array } {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const width = size * 4;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 4; column++) {
        const pixel = (Number(y) * 4 + row) * width + Number(x) * 4 + column;
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
  return { width, height: width, data };
}

describe('a QR code', () => {
  it('decodes to the original text', async () => {
    const link = createTotpLink(new Uint8Array(20).fill(171), 'Café Nördlich', 'ada+owner@accounts.example');
    const svg = String(await renderQrCode(link, 'Key as QR code'));
    expect(decodeQR(paint(svg))).toBe(link);
  });

  it('has four light modules on every side', async () => {
    const svg = String(await renderQrCode('otpauth://totp/a', 'Key'));
    const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    const positions = [...svg.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect([Math.min(...positions), Math.max(...positions)]).toEqual([4, size - 5]);
  });

  it('has an escaped accessible name', async () => {
    expect(String(await renderQrCode('a', '"<b>'))).toContain('aria-label="&quot;&lt;b&gt;"');
  });
});
