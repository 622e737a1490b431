/** Is this the address of a machine that everybody can reach? A webhook must not lead into the network of the server. */
import { BlockList, isIP } from 'node:net';

/** IPv4 ranges that are not public (IANA registry of special-purpose addresses). */
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

/** Within 2000::/3, the only public range of IPv6: transition mechanisms lead to IPv4 addresses, the rest is for books. */
const SPECIAL_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special = listOf([
  [SPECIAL_4, 'ipv4'],
  [SPECIAL_6, 'ipv6'],
]);
const global6 = listOf([[['2000::/3'], 'ipv6']]);

/** Whether an IP address (not a name) is public. IPv4 written as IPv6 is not: nobody needs to write it so. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && global6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

function listOf(ranges: readonly (readonly [string[], 'ipv4' | 'ipv6'])[]): BlockList {
  const list = new BlockList();
  for (const [subnets, family] of ranges) {
    for (const [start = '', bits] of subnets.map((subnet) => subnet.split('/')))
      list.addSubnet(start, Number(bits), family);
  }
  return list;
}
