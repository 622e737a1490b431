// Which nodes of the page make up a login?
import type { MarkupOptions } from '../../kit/options';

export interface LoginContent {
  readonly form: HTMLFormElement | null;
  readonly email: HTMLInputElement | null;
  readonly password: HTMLInputElement | null;
  readonly rememberMe: HTMLInputElement | null;
  /** What the page shows to members. */
  readonly members: HTMLElement | null;
}

export function readContent(host: HTMLElement): LoginContent {
  const form = host.querySelector<HTMLFormElement>('form:not([data-site-for="members"] *)');
  const field = (selector: string) => form?.querySelector<HTMLInputElement>(selector) ?? null;
  return {
    form,
    email: field('input[name=email]') ?? field('input[type=email]'),
    password: field('input[name=password]') ?? field('input[type=password]'),
    rememberMe: field('input[name=rememberMe]'),
    members: host.querySelector<HTMLElement>('[data-site-for="members"]'),
  };
}

export const readMarkup: MarkupOptions = (host) => ({
  returnTo: host.querySelector<HTMLInputElement>('input[name=returnTo]')?.value ?? null,
});
