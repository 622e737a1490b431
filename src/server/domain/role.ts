/**
 * Roles of owner accounts and their permissions, by their documented names and numbers. What a role may do is a decision of
 * this server. Every route of the owner's area names a permission as its guard. Pure. (PRM-001)
 */
import type { PermissionName } from './permission';

/**
 * Permissions that guard routes. `authenticated`: one's own account. `content manager`: posts, events, tags. `product
 * reviews`: reviews and comments; comments have no number of their own. `inventory`: products and their files. `CRM`: form
 * submissions, members, mails. `activity`: visits. `settings`: forms, languages, documents of the site. `payments`: payment
 * keys and sender. `admin`: accounts, audit log, export and erasure of personal data, sites.
 */
export const AREAS = [
  'authenticated',
  'content manager',
  'product reviews',
  'inventory',
  'store settings',
  'donations',
  'orders',
  'CRM',
  'activity',
  'settings',
  'payments',
  'admin',
] as const satisfies readonly PermissionName[];
export type Area = (typeof AREAS)[number];

/** Roles that an account can be given. The other documented ones are for parts that this server does not have. */
export const ROLES = ['admin', 'editor', 'moderator', 'storeManager', 'reporting', 'viewer'] as const;
export type AssignableRole = (typeof ROLES)[number];
/** `none` is the role of accounts whose stored role is another one. */
export type Role = AssignableRole | 'none';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  admin: 'Administrator',
  editor: 'Editor',
  moderator: 'Moderator',
  storeManager: 'Store manager',
  reporting: 'Reporting',
  viewer: 'Viewer',
  none: 'None',
};

export const ROLE_SUMMARIES: Readonly<Record<Role, string>> = {
  admin: 'May do everything.',
  editor: 'Changes content, comments, reviews, products and donation pages; reads visits.',
  moderator: 'Changes comments and reviews, and sees nothing else.',
  storeManager: 'Changes products, orders, donation pages and the settings of the shop.',
  reporting: 'Reads visits.',
  viewer: 'Reads content, products, donation pages and visits, but no personal data.',
  none: 'May only change their own account.',
};

export type Right = 'none' | 'read' | 'write';

const OWN: Partial<Record<Area, Right>> = { authenticated: 'write' };
const SHOP: Partial<Record<Area, Right>> = {
  inventory: 'write',
  'store settings': 'write',
  donations: 'write',
};

/** An area that is missing is denied. */
const RIGHTS: Readonly<Record<Role, Readonly<Partial<Record<Area, Right>>>>> = {
  admin: Object.fromEntries(AREAS.map((area) => [area, 'write'])),
  editor: {
    ...OWN,
    ...SHOP,
    'content manager': 'write',
    'product reviews': 'write',
    activity: 'read',
    settings: 'read',
  },
  moderator: { ...OWN, 'product reviews': 'write' },
  storeManager: { ...OWN, ...SHOP, orders: 'write' },
  reporting: { ...OWN, activity: 'read' },
  viewer: {
    ...OWN,
    'content manager': 'read',
    inventory: 'read',
    'store settings': 'read',
    donations: 'read',
    activity: 'read',
    settings: 'read',
  },
  none: OWN,
};

export const getRight = (role: Role, area: Area): Right => RIGHTS[role][area] ?? 'none';
export const mayRead = (role: Role, area: Area): boolean => getRight(role, area) !== 'none';
export const mayWrite = (role: Role, area: Area): boolean => getRight(role, area) === 'write';

export const isRole = (text: string): text is AssignableRole => ROLES.some((role) => role === text);

export const ROLE_CHOICE = `Choose one of these roles: ${ROLES.map((role) => ROLE_NAMES[role]).join(', ')}.`;

/** Name of administrators in the database: servers of earlier versions run beside this one, and know them by it. */
const STORED_ADMIN = 'owner';

export const toStoredRole = (role: AssignableRole): string => (role === 'admin' ? STORED_ADMIN : role);

/** A role of earlier or later versions, or one that the server does not have, has no permissions. */
export function parseStoredRole(text: string): Role {
  if (text === STORED_ADMIN) return 'admin';
  return isRole(text) ? text : 'none';
}

/** The person signed in to the owner's area. */
export interface Actor {
  /** Name in the audit log. */
  name: string;
  role: Role;
  /** Undefined: signed in with the owner token. */
  accountId: string | undefined;
}

/** A person signed in with the owner token. */
export const TOKEN_ACTOR: Actor = { name: 'Owner token', role: 'admin', accountId: undefined };
