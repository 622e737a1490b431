// The versions on the page "Browser support", compared with the browser that runs the specs.
import { expect } from '@open-wc/testing';
import { FEATURES } from './browser-features';

const [, name = '', version = ''] = /(Firefox|Chrome)\/(\d+)/.exec(navigator.userAgent) ?? [];
const browser = name === 'Firefox' ? 'firefox' : 'chrome';

for (const { name: feature, missingIn } of FEATURES)
  if (typeof missingIn !== 'string')
    it(`this browser has the feature if its version is in the row: ${feature}`, () => {
      const introduced = missingIn[browser];
      const isSupported = new Function(`return ${missingIn.check}`)();
      expect(isSupported).to.equal(introduced !== null && Number(version) >= introduced);
    });
