/** Recognizes publicly routable IP addresses. Webhooks must not reach the server's own network. */
import { BlockList, isIP } from 'node:net';

/** IPv4 ranges that are not public (IANA special-purpose registry). */
const SPECIAL_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/**
 * Exceptions within 2000::/3, the public IPv6 range: transition mechanisms that embed IPv4, and documentation
 * prefixes.
 */
const SPECIAL_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special = createBlockList([
  [SPECIAL_4, 'ipv4'],
  [SPECIAL_6, 'ipv6'],
]);
const global6 = createBlockList([[['2000::/3'], 'ipv6']]);

/** Whether an IP address (not a name) is public. IPv4-mapped IPv6 addresses are rejected. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && global6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

function createBlockList(ranges: readonly (readonly [string[], 'ipv4' | 'ipv6'])[]): BlockList {
  const list = new BlockList();
  for (const [subnets, family] of ranges) {
    for (const [start = '', bits] of subnets.map((subnet) => subnet.split('/')))
      list.addSubnet(start, Number(bits), family);
  }
  return list;
}
