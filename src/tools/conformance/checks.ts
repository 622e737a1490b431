// Checks that apply to any call; the building blocks of the plan.
import type { DocumentedCallName } from '../../core/calls';
import type { Caller, Request } from './caller';
import {
  expectAnswered,
  expectCrumbCheck,
  expectJson,
  expectNothing,
  expectRefusal,
  expectSame,
  Fault,
  type Schema,
} from './expect';

/** Inputs or permissions that a check requires. */
export type Need = 'owner' | 'account' | 'form' | 'changes';

export interface Check {
  /** Continues the sentence "The call …". */
  readonly title: string;
  readonly needs?: readonly Need[];
  run(call: Caller): Promise<void>;
}

/** The checks of every documented call. */
export type Plan = Readonly<Record<DocumentedCallName, readonly Check[]>>;

export const OK = [200];

/** Statuses of counted events and performance records: stored, or accepted. */
export const TAKEN = [204, 200, 202];

/** Statuses of calls without a result. */
export const DONE = [204, 200];

/** Responds with JSON that matches a schema. */
export const responds = (
  name: DocumentedCallName,
  schema: Schema,
  request: Request = {},
  title = 'responds',
): Check => ({
  title,
  async run(call) {
    const reply = await call(name, request);
    expectAnswered(reply, OK);
    expectJson(reply, schema);
  },
});

/** Accepts a request; only the status matters. */
export const accepts = (
  name: DocumentedCallName,
  request: Request,
  title = 'accepts the request',
  statuses = TAKEN,
): Check => ({
  title,
  async run(call) {
    const reply = await call(name, request);
    expectAnswered(reply, statuses);
    expectNothing(reply);
  },
});

/** Rejects an invalid request with a message. */
export const rejects = (
  name: DocumentedCallName,
  request: Request,
  title: string,
  statuses: readonly number[],
): Check => ({
  title,
  async run(call) {
    const reply = await call(name, request);
    expectAnswered(reply, statuses);
    expectRefusal(reply);
  },
});

/** Requires the crumb. */
export const checksCrumb = (
  name: DocumentedCallName,
  request: Request = {},
  mayBeSignedOut = false,
): Check => ({
  title: 'verifies the crumb',
  run: (call) => expectCrumbCheck(call, name, request, mayBeSignedOut),
});

/** Requires the owner: other clients, even without a crumb, change nothing. */
export const rejectsOthers = (name: DocumentedCallName, request: Request): Check => ({
  title: 'rejects others than the owner',
  async run(call) {
    const reply = await call(name, { ...request, crumb: 'wrong' });
    if (reply.status < 400) throw new Fault(`status ${reply.status} for a client without permission`);
    if (reply.status === 404 || reply.status === 405 || reply.status === 501) expectAnswered(reply, DONE);
  },
});

/** Returns what was put, also after repeated calls. The previous value is restored afterwards. */
export function keeps(
  write: DocumentedCallName,
  read: DocumentedCallName,
  schema: Schema,
  sample: unknown,
  toBody: (entity: unknown) => unknown = (entity) => entity,
): Check {
  return {
    title: 'returns what was stored',
    needs: ['owner'],
    async run(call) {
      const current = async () => expectJson(await call(read, { asOwner: true }), schema);
      const put = async (entity: unknown) => {
        const reply = await call(write, { json: toBody(entity), asOwner: true });
        expectAnswered(reply, DONE);
        expectNothing(reply);
      };
      const before = await current();
      try {
        for (const time of ['', ' the second time']) {
          await put(sample);
          expectSame(await current(), sample, `the value read after PUT${time}`);
        }
      } finally {
        await put(before);
      }
    },
  };
}
