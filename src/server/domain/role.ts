/** Roles of owner accounts and their permissions. Every route of the owner's area names its area as its guard. Pure. */

/**
 * Parts of the owner's area. `own`: one's own account. `content`: posts, events, comments, reviews. `shop`: products,
 * files, donation pages. `people`: what visitors have sent and ordered, and mails to them. `site`: settings, forms,
 * visits. `accounts`: accounts, audit log, export and erasure of personal data.
 */
export const AREAS = ['own', 'content', 'shop', 'people', 'site', 'accounts'] as const;
export type Area = (typeof AREAS)[number];

export const ROLES = ['owner', 'editor', 'support', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  editor: 'Editor',
  support: 'Support',
  viewer: 'Viewer',
};

type Right = 'none' | 'read' | 'write';

export const RIGHTS: Readonly<Record<Role, Readonly<Record<Area, Right>>>> = {
  owner: { own: 'write', content: 'write', shop: 'write', people: 'write', site: 'write', accounts: 'write' },
  editor: { own: 'write', content: 'write', shop: 'write', people: 'none', site: 'read', accounts: 'none' },
  support: { own: 'write', content: 'read', shop: 'read', people: 'write', site: 'none', accounts: 'none' },
  viewer: { own: 'write', content: 'read', shop: 'read', people: 'none', site: 'read', accounts: 'none' },
};

export const mayRead = (role: Role, area: Area): boolean => RIGHTS[role][area] !== 'none';
export const mayWrite = (role: Role, area: Area): boolean => RIGHTS[role][area] === 'write';

export const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

/** The person signed in to the owner's area. */
export interface Actor {
  /** Name in the audit log. */
  name: string;
  role: Role;
  /** Undefined: signed in with the owner token. */
  accountId: string | undefined;
}

/** A person signed in with the owner token. */
export const TOKEN_ACTOR: Actor = { name: 'Owner token', role: 'owner', accountId: undefined };
