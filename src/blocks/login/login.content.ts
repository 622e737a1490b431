// Finds the nodes of a login form.
import type { MarkupOptionsReader } from '../../kit/element/options';

export interface LoginContent {
  readonly form: HTMLFormElement | null;
  readonly email: HTMLInputElement | null;
  readonly password: HTMLInputElement | null;
  readonly rememberMe: HTMLInputElement | null;
  /** Shown to signed-in members. */
  readonly memberContent: HTMLElement | null;
}

export function readContent(host: HTMLElement): LoginContent {
  const form = host.querySelector<HTMLFormElement>('form:not([data-site-for="members"] *)');
  const field = (selector: string) => form?.querySelector<HTMLInputElement>(selector) ?? null;
  return {
    form,
    email: field('input[name=email]') ?? field('input[type=email]'),
    password: field('input[name=password]') ?? field('input[type=password]'),
    rememberMe: field('input[name=rememberMe]'),
    memberContent: host.querySelector<HTMLElement>('[data-site-for="members"]'),
  };
}

export const readMarkupOptions: MarkupOptionsReader = (host) => ({
  returnTo: host.querySelector<HTMLInputElement>('input[name=returnTo]')?.value ?? null,
});
