// Reads the link or form of a donation, and the settings of a published block.
import { isRecord, readString } from '../../core/read';
import { createJsonReader } from '../../kit/element/json-options';
import { OTHER } from './donation.model';

/** Published button that works only with the script of the page's former platform. */
export const PUBLISHED = '.sqs-donate-button';

export interface DonationContent {
  readonly link: HTMLAnchorElement | null;
  readonly form: HTMLFormElement | null;
  readonly published: HTMLElement | null;
}

/** Links next to a published button are part of the text. */
export function readContent(host: HTMLElement): DonationContent {
  const published = host.querySelector<HTMLElement>(PUBLISHED);
  const link = (published ?? host).querySelector<HTMLAnchorElement>('a[href]');
  return { link: published?.closest('a') ?? link, form: host.querySelector('form'), published };
}

const readJson = createJsonReader('site-donation', 'data-block-json');

/** Settings of the block around or inside the element. */
export function readBlock(host: HTMLElement): Readonly<Record<string, unknown>> {
  const block = host.closest('[data-block-json]') ?? host.querySelector('[data-block-json]');
  return readJson(block?.getAttribute('data-block-json') ?? null);
}

/** The id of the donation page: of the settings, or of an address. */
export function findPageId(
  block: Readonly<Record<string, unknown>>,
  { link, form }: DonationContent,
): string {
  const { donatePage, donatePageId } = block;
  const own = readString(donatePageId) || (isRecord(donatePage) ? readString(donatePage.id) : '');
  const field = form?.querySelector<HTMLInputElement>('[name="donatePageId"]')?.value;
  const address = link?.href || form?.action;
  const query = address && URL.canParse(address) ? new URL(address).searchParams.get('donatePageId') : '';
  return own || field || query || '';
}

export interface AmountControls {
  readonly radios: readonly HTMLInputElement[];
  readonly other: HTMLInputElement | null;
}

export const findControls = (form: HTMLFormElement): AmountControls => ({
  radios: [...form.querySelectorAll<HTMLInputElement>('[type="radio"][name="amount"]')],
  other: form.querySelector<HTMLInputElement>('[name="otherAmount"]'),
});

export const findOtherRadio = ({ radios }: AmountControls): HTMLInputElement | undefined =>
  radios.find(({ value }) => value === OTHER);
