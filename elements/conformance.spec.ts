// Does every element keep the promises that all elements make? A new element is found here by its contract.
import type { Attributes, Contract } from '../src/kit/contract/contract';
import { describeConformance } from '../src/kit/testing/conformance';
import './index';

const contracts = import.meta.glob<Record<string, unknown>>('../src/blocks/*/*.contract.ts', { eager: true });
const samples = import.meta.glob<{ samples: readonly string[] }>('../src/blocks/*/*.sample.ts', {
  eager: true,
});

// Nobody answers here: whatever an element asks for is not there.
globalThis.fetch = async () => new Response('{}', { status: 404 });

for (const [path, module] of Object.entries(contracts)) {
  const contract = Object.values(module).find(isContract);
  if (!contract) throw new Error(`${path} exports no contract.`);
  const { tag } = contract;
  // The Lit element draws nothing and takes no part in the kit; its own spec covers it.
  if (tag === 'site-services') continue;
  const given = samples[path.replace('.contract.', '.sample.')];
  if (!given) throw new Error(`${path} needs a .sample.ts beside it.`);
  describeConformance({
    contract,
    samples: given.samples,
    includeAgain: () => import(/* @vite-ignore */ `/elements/${tag}.ts?again`),
  });
}

function isContract(value: unknown): value is Contract<Attributes> {
  return typeof value === 'object' && value !== null && 'tag' in value && 'attributes' in value;
}
