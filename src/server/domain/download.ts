/** Downloads of digital products. Pure. */
import { MEGABYTE } from '../../core/file-size';
import { fileMessages } from '../../core/messages/failure-messages';
import { fillPlaceholders } from '../../core/messages/fill-placeholders';
import type { Order } from './order';
import { type Secrets, sign, verifySignature } from './signing';

/** Maximum downloads of one product per order. */
export const MAX_DOWNLOADS = 10;

/** Lifetime of a link in milliseconds; the order page issues new ones. */
export const DOWNLOAD_LINK_MS = 3_600_000;

/** Largest file, in megabytes (LIM-009) and in bytes. */
const MAX_FILE_MEGABYTES = 10;
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * MEGABYTE;

/** MSG-007. */
export const FILE_TOO_LARGE = fillPlaceholders(fileMessages.tooLarge, { size: `${MAX_FILE_MEGABYTES} MB` });

/** Extensions of files that buyers can use. Programs and pages, which could do harm, are not among them (MSG-007). */
export const FILE_ENDINGS = [
  '7z avif csv docx epub flac gif gpx gz ics jpeg jpg json m4a m4b md mid mobi mov mp3 mp4 odp ods odt ogg opus otf pdf',
  'png pptx psd rtf stl svg tar tif tiff ttf txt wav webm webp woff2 xlsx zip',
].flatMap((line) => line.split(' '));

export const isFileType = (name: string): boolean =>
  FILE_ENDINGS.includes(/\.([a-z\d]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '');

/** Products of the order that are delivered as a file, if it is paid. */
export function getDownloadable({ state, lines }: Pick<Order, 'state' | 'lines'>): string[] {
  if (state !== 'paid' && state !== 'fulfilled') return [];
  const digital = lines.filter(({ productType }) => productType === 'DIGITAL');
  return [...new Set(digital.map(({ productId }) => productId))];
}

/** The contents of a download link. */
export interface DownloadLink {
  orderId: string;
  productId: string;
}

/** Creates a token: `expiry.signature`. */
export function issueDownloadToken(
  secrets: Secrets,
  siteId: string,
  link: DownloadLink,
  now: number,
): string {
  const expiry = now + DOWNLOAD_LINK_MS;
  return `${expiry}.${sign(secrets[0], `download:${siteId}`, getSigned(link, String(expiry)))}`;
}

export type TokenStatus = 'valid' | 'expired' | 'forged';

export function checkDownloadToken(
  secrets: Secrets,
  siteId: string,
  link: DownloadLink,
  { token, now }: { token: string; now: number },
): TokenStatus {
  const [expiry = '', signature = ''] = token.split('.');
  if (!verifySignature(secrets, `download:${siteId}`, getSigned(link, expiry), signature)) return 'forged';
  return Number(expiry) < now ? 'expired' : 'valid';
}

const getSigned = ({ orderId, productId }: DownloadLink, expiry: string): string =>
  JSON.stringify([orderId, productId, expiry]);

/** A file name without characters that could end a header or name a folder. */
export function cleanFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const clean = base.replace(/[\p{Cc}"]/gu, '').trim();
  return clean.slice(-120) || 'download';
}

/** `Content-Disposition` of a download, with an ASCII name for old clients. */
export function getDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
