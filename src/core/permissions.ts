// Permission numbers, and the permissions of account roles. (PRM-002 to PRM-006)
import { ContributorRole } from './enums/roles';

/** Base permissions (PRM-002). */
export const Permission = { authenticated: 0, config: 1, admin: 2 } as const;

interface Group {
  readonly name: string;
  /** First and last number, inclusive. */
  readonly from: number;
  readonly to: number;
}

/** Documented groups of permission numbers (PRM-003 to PRM-005); single numbers have no names. */
export const permissionGroups: readonly Group[] = [
  { name: 'area', from: 11, to: 18 },
  { name: 'content manager', from: 1110, to: 1112 },
  { name: 'settings', from: 1210, to: 1233 },
  { name: 'activity', from: 1310, to: 1311 },
  { name: 'commerce', from: 1410, to: 1422 },
  { name: 'newsletter', from: 1510, to: 1517 },
  { name: 'damask', from: 1610, to: 1612 },
  { name: 'CRM', from: 1810, to: 1810 },
  { name: 'other', from: 1910, to: 1912 },
  { name: 'other', from: 1920, to: 1920 },
  { name: 'staff', from: 2010, to: 2068 },
];

/** Areas 11 to 18 in order (PRM-003); the eighth has no documented name. */
export const permissionAreas = [
  'content manager',
  'settings',
  'activity',
  'commerce',
  'newsletter',
  'damask',
  'CRM',
] as const;

/** Commerce permissions 1410 to 1422 in order (PRM-004). */
export const commercePermissions = [
  'orders',
  'store settings',
  'shipping',
  'coupons',
  'taxes',
  'emails',
  'inventory',
  'donations',
  'accounting',
  'discounts',
  'payments',
  'POS',
  'product reviews',
] as const;

/** Returns the name of the group that a permission number belongs to; undefined for an unknown number. */
export function getPermissionGroup(number: number): string | undefined {
  if (!Number.isInteger(number)) return undefined;
  if (number >= Permission.authenticated && number <= Permission.admin) return 'site';
  return permissionGroups.find(({ from, to }) => number >= from && number <= to)?.name;
}

/** Whether the permission is reserved for staff of the site builder (PRM-005). */
export function isStaffPermission(number: number): boolean {
  return getPermissionGroup(number) === 'staff';
}

/** Feature flags that affect roles and permissions (PRM-006). The site determines which are enabled. */
export interface PermissionFlags {
  readonly campaignsEditor?: boolean;
  readonly contributorPermissions?: boolean;
}

/** Returns the effective roles of an account: the campaigns editor role requires its flag. */
export function getEffectiveRoles(
  roles: readonly number[],
  { campaignsEditor }: PermissionFlags,
): readonly number[] {
  return roles.filter((role) => campaignsEditor || role !== ContributorRole.campaignsEditor);
}

/** Returns the effective permissions of an account: four-digit permissions require their flag; none are those of staff. */
export function getEffectivePermissions(
  numbers: readonly number[],
  { contributorPermissions }: PermissionFlags,
): readonly number[] {
  return numbers.filter(
    (number) =>
      getPermissionGroup(number) && !isStaffPermission(number) && (contributorPermissions || number < 1000),
  );
}
