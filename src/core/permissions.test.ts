import { expect, it } from 'vitest';
import { ContributorRole } from './enums/roles';
import * as permissions from './permissions';

const { getPermissionGroup } = permissions;

it('lists the base permissions', () => {
  expect(permissions.Permission).toEqual({ authenticated: 0, config: 1, admin: 2 });
  expect([0, 1, 2, 3].map(getPermissionGroup)).toEqual(['site', 'site', 'site', undefined]);
});

it('lists the areas', () => {
  expect([10, 11, 14, 18, 19].map(getPermissionGroup)).toEqual([
    undefined,
    'area',
    'area',
    'area',
    undefined,
  ]);
  expect(permissions.permissionAreas.join(', ')).toBe(
    'content manager, settings, activity, commerce, newsletter, damask, CRM',
  );
});

it.each([
  [1110, 1112, 'content manager'],
  [1210, 1233, 'settings'],
  [1310, 1311, 'activity'],
  [1410, 1422, 'commerce'],
  [1510, 1517, 'newsletter'],
  [1610, 1612, 'damask'],
  [1810, 1810, 'CRM'],
  [1910, 1912, 'other'],
  [1920, 1920, 'other'],
])('groups exactly the numbers from %d to %d', (from, to, name) => {
  for (let number = from; number <= to; number++) expect(getPermissionGroup(number)).toBe(name);
  expect(getPermissionGroup(from - 1)).toBeUndefined();
  expect(getPermissionGroup(to + 1)).toBeUndefined();
});

it('names each commerce permission', () => {
  expect(permissions.commercePermissions.join(', ')).toBe(
    'orders, store settings, shipping, coupons, taxes, emails, inventory, donations, accounting, discounts, ' +
      'payments, POS, product reviews',
  );
  expect(permissions.commercePermissions).toHaveLength(1422 - 1410 + 1);
});

it('recognizes staff permissions', () => {
  expect([2009, 2010, 2068, 2069, 1, 2010.5].map(permissions.isStaffPermission)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('drops roles and permissions whose flag is disabled, and permissions of staff', () => {
  const roles = [ContributorRole.editor, ContributorRole.campaignsEditor];
  expect(permissions.getEffectiveRoles(roles, {})).toEqual([ContributorRole.editor]);
  expect(permissions.getEffectiveRoles(roles, { campaignsEditor: true })).toEqual(roles);
  expect(permissions.getEffectivePermissions([1, 14, 1410, 7], {})).toEqual([1, 14]);
  expect(permissions.getEffectivePermissions([1, 14, 1410, 7], { contributorPermissions: true })).toEqual([
    1, 14, 1410,
  ]);
  expect(permissions.getEffectivePermissions([2009, 2010, 2068], { contributorPermissions: true })).toEqual(
    [],
  );
});
