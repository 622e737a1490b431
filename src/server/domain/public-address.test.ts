import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address';

describe('webhook address', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '2606:4700::1111',
    '2a00:1450:4001::5',
  ])('is public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['this host', '0.0.0.0'],
    ['loopback', '127.0.0.1'],
    ['the end of the loopback network', '127.255.255.254'],
    ['a private network', '10.1.2.3'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ['the metadata service of a cloud', '169.254.169.254'],
    ['the shared network of a provider', '100.64.0.1'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['loopback in IPv6', '::1'],
    ['the unspecified address', '::'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1'],
    ['IPv4 in IPv6, in hexadecimal', '::ffff:7f00:1'],
    ['translated IPv4', '64:ff9b::7f00:1'],
    ['tunneled IPv4', '2002:7f00:1::'],
    ['Teredo', '2001:0:1::1'],
    ['a link-local address', 'fe80::1'],
    ['a private network in IPv6', 'fd00::1'],
    ['multicast in IPv6', 'ff02::1'],
    ['a host name', 'localhost'],
    ['an empty text', ''],
  ])('is not public: %s (%s)', (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
