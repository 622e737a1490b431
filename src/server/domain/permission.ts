/** Numbers of the documented permissions that the server grants. Pure. (PRM-002, PRM-004) */
import { commercePermissions, Permission, permissionGroups } from '../../core/permissions';

/** Documented names of the groups whose single numbers have no names: they are granted as a whole. */
type GroupName = 'content manager' | 'settings' | 'activity' | 'CRM';

export type PermissionName = keyof typeof Permission | (typeof commercePermissions)[number] | GroupName;

/** The numbers of a permission: a base permission, one of commerce, or all of a group. */
export function getPermissionNumbers(name: PermissionName): readonly number[] {
  if (Object.hasOwn(Permission, name)) return [Permission[name as keyof typeof Permission]];
  const commerce = (commercePermissions as readonly string[]).indexOf(name);
  const groupName = commerce < 0 ? name : 'commerce';
  const { from, to } = permissionGroups.find((group) => group.name === groupName)!;
  if (commerce >= 0) return [from + commerce];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
