// Runs the conformance suite over every element that has a contract.
import type { Attributes, Contract } from '../src/kit/contract/contract';
import { describeConformance } from '../src/kit/testing/conformance';
import { expectOutput } from '../src/kit/testing/console';
import './index';

const contracts = import.meta.glob<Record<string, unknown>>('../src/blocks/*/*.contract.ts', { eager: true });
const samples = import.meta.glob<{ samples: readonly string[] }>('../src/blocks/*/*.sample.ts', {
  eager: true,
});

// There is no server for the elements' requests.
globalThis.fetch = async () => new Response('{}', { status: 404 });

// The suite creates elements without content; a popup says so when it is due.
let stopExpecting: () => string[];
before(() => {
  stopExpecting = expectOutput(/^site-popup: has no content/);
});
after(() => stopExpecting());

for (const [path, module] of Object.entries(contracts)) {
  const contract = Object.values(module).find(isContract);
  if (!contract) throw new Error(`${path} exports no contract.`);
  const sample = samples[path.replace('.contract.', '.sample.')];
  if (!sample) throw new Error(`${path} needs a .sample.ts beside it.`);
  describeConformance({
    contract,
    samples: sample.samples,
    includeAgain: () => import(/* @vite-ignore */ `/elements/${contract.tag}.ts?again`),
  });
}

function isContract(value: unknown): value is Contract<Attributes> {
  return typeof value === 'object' && value !== null && 'tag' in value && 'attributes' in value;
}
