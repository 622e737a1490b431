// Hosts of OpenTable and Tock: links to them are recognized, and scripts may come from them.
import { expect } from '@open-wc/testing';
import { trustedScriptUrl } from '../../services/page/resources';
import { inferProvider } from './provider.model';

/** One per country. */
const OPENTABLE =
  'opentable.ae opentable.ca opentable.co.th opentable.co.uk opentable.com opentable.com.au opentable.com.mx opentable.com.tw opentable.de opentable.es opentable.fr opentable.hk opentable.ie opentable.it opentable.jp opentable.nl opentable.sg'.split(
    ' ',
  );

const readScriptUrl = (host: string, protocol = 'https') =>
  String(trustedScriptUrl(`${protocol}://${host}/widget/reservation/loader?rid=1`));

describe('hosts of reservation providers', () => {
  for (const [provider, hosts] of Object.entries({ opentable: OPENTABLE, tock: ['exploretock.com'] }))
    it(`${provider}: recognizes the links and allows the scripts of all of its hosts [RSV-006]`, () => {
      for (const host of hosts.flatMap((name) => [name, `www.${name}`])) {
        expect(inferProvider('', host), host).to.equal(provider);
        expect(readScriptUrl(host)).to.equal(`https://${host}/widget/reservation/loader?rid=1`);
        expect(() => readScriptUrl(host, 'http')).to.throw(`Scripts from ${host} are not allowed.`);
      }
    });

  it('recognizes and allows no similar host', () => {
    const similar = [
      ...OPENTABLE.flatMap((host) => [
        `${host}.example`,
        `not${host}`,
        host.replace('opentable.', 'opentable'),
      ]),
      'opentable.com.br',
      'opentable.co',
      'opentable.co.de',
      'opentable.com.com',
      'opentable.com.uk',
      'exploretock.com.example',
      'notexploretock.com',
      'exploretock.net',
      'www-opentable.com',
    ];
    for (const host of similar) {
      expect(inferProvider('', host), host).to.equal(undefined);
      expect(() => readScriptUrl(host), host).to.throw(`Scripts from ${host} are not allowed.`);
    }
  });
});
