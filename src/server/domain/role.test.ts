import { describe, expect, it } from 'vitest';
import { ContributorRole } from '../../core/enums/roles';
import { isStaffPermission } from '../../core/permissions';
import { getPermissionNumbers } from './permission';
import { AREAS, type Area, getRight, parseStoredRole, type Right, ROLES, toStoredRole } from './role';

describe('the permission', () => {
  it.each<[Area, number, number]>([
    ['authenticated', 0, 0],
    ['admin', 2, 2],
    ['content manager', 1110, 1112],
    ['settings', 1210, 1233],
    ['activity', 1310, 1311],
    ['orders', 1410, 1410],
    ['store settings', 1411, 1411],
    ['inventory', 1416, 1416],
    ['donations', 1417, 1417],
    ['payments', 1420, 1420],
    ['product reviews', 1422, 1422],
    ['CRM', 1810, 1810],
  ])('%s of routes has the documented numbers %d to %d [PRM-002] [PRM-004]', (area, from, to) => {
    const numbers = getPermissionNumbers(area);
    expect([numbers[0], numbers.at(-1), numbers.length]).toEqual([from, to, to - from + 1]);
  });

  it('of staff guards no route, so no role has it', () => {
    expect(AREAS.flatMap(getPermissionNumbers).filter(isStaffPermission)).toEqual([]);
  });
});

describe('a role', () => {
  it('is stored under a name that is read as the same role [PRM-001]', () => {
    expect(ROLES.map((role) => parseStoredRole(toStoredRole(role)))).toEqual(ROLES);
  });

  it('has a documented number [PRM-001]', () => {
    expect(ROLES.map((role) => ContributorRole[role])).toEqual([1, 4, 6, 8, 3, 10]);
  });

  it.each([...Object.keys(ContributorRole), 'support', '', 'constructor', 'Owner', '1'])(
    'that is stored as "%s" has no permissions unless accounts can be given it [PRM-001]',
    (stored) => {
      const role = parseStoredRole(stored);
      const areas = AREAS.filter((area) => getRight(role, area) !== 'none');
      if (ROLES.some((one) => one === stored)) expect(role).toBe(stored);
      else expect(areas).toEqual(['authenticated']);
    },
  );
});

/** Rights of the roles before they were the documented ones, by the former name of each permission. */
const FORMER: Readonly<Record<string, Readonly<Record<string, Right>>>> = {
  owner: { own: 'write', content: 'write', shop: 'write', people: 'write', site: 'write', accounts: 'write' },
  editor: { own: 'write', content: 'write', shop: 'write', people: 'none', site: 'read', accounts: 'none' },
  support: { own: 'write', content: 'read', shop: 'read', people: 'write', site: 'none', accounts: 'none' },
  viewer: { own: 'write', content: 'read', shop: 'read', people: 'none', site: 'read', accounts: 'none' },
};
const FORMER_AREAS: Readonly<Record<Area, string>> = {
  authenticated: 'own',
  'content manager': 'content',
  'product reviews': 'content',
  inventory: 'shop',
  'store settings': 'shop',
  donations: 'shop',
  orders: 'people',
  CRM: 'people',
  activity: 'site',
  settings: 'site',
  payments: 'accounts',
  admin: 'accounts',
};

it.each(Object.entries(FORMER))('the stored role %s has no more rights than before', (stored, before) => {
  const rank = (right: Right | undefined): number => ['none', 'read', 'write'].indexOf(right ?? 'none');
  for (const area of AREAS) {
    const now = rank(getRight(parseStoredRole(stored), area));
    expect(now, area).toBeLessThanOrEqual(rank(before[FORMER_AREAS[area]]));
  }
});
