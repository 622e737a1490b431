// Checks that apply to any call: the building blocks of the plan.
import type { CallName, DocumentedCallName } from '../../core/calls';
import type { Caller, Request } from './caller';
import {
  ConformanceError,
  expectCrumbCheck,
  expectErrorMessage,
  expectImplemented,
  expectJson,
  expectReadableBody,
  expectSame,
  type Schema,
} from './expect';

/** Inputs or permissions that a check requires. */
export type Requirement = 'owner' | 'account' | 'form' | 'changes';

export interface Check {
  /** Continues the sentence "The call …". */
  readonly title: string;
  readonly requires?: readonly Requirement[];
  run(call: Caller): Promise<void>;
}

/** The checks of every documented call. */
export type Plan = Readonly<Record<DocumentedCallName, readonly Check[]>>;

export const OK = [200];

/** Statuses of counted events and performance records: stored, or accepted. */
export const ACCEPTED = [204, 200, 202];

/** Statuses of calls without a result. */
export const COMPLETED = [204, 200];

/** Responds with JSON that matches a schema. */
export const responds = (
  name: CallName,
  schema: Schema,
  request: Request = {},
  title = 'responds',
): Check => ({
  title,
  async run(call) {
    const reply = await call(name, request);
    expectImplemented(reply, OK);
    expectJson(reply, schema);
  },
});

/** Accepts a request; only the status matters. */
export const accepts = (
  name: CallName,
  request: Request,
  title = 'accepts the request',
  statuses = ACCEPTED,
): Check => ({
  title,
  async run(call) {
    const reply = await call(name, request);
    expectImplemented(reply, statuses);
    expectReadableBody(reply);
  },
});

/** Rejects an invalid request with a message. */
export const rejects = (
  name: CallName,
  request: Request,
  title: string,
  statuses: readonly number[],
): Check => ({
  title,
  async run(call) {
    const reply = await call(name, request);
    expectImplemented(reply, statuses);
    expectErrorMessage(reply);
  },
});

/** Requires the crumb. */
export const checksCrumb = (name: CallName, request: Request = {}, mayBeSignedOut = false): Check => ({
  title: 'verifies the crumb',
  run: (call) => expectCrumbCheck(call, name, request, mayBeSignedOut),
});

/** Requires the owner: other clients change nothing, even without a crumb. */
export const rejectsOthers = (name: CallName, request: Request): Check => ({
  title: 'rejects everyone but the owner',
  async run(call) {
    const reply = await call(name, { ...request, crumb: 'wrong' });
    if (reply.status < 400)
      throw new ConformanceError(`status ${reply.status} for a client without permission`);
    if (reply.status === 404 || reply.status === 405 || reply.status === 501)
      expectImplemented(reply, COMPLETED);
  },
});

/** Returns the value that was put, also after repeated calls. The previous value is restored afterwards. */
export function persists(
  write: CallName,
  read: CallName,
  schema: Schema,
  sample: unknown,
  toBody: (entity: unknown) => unknown = (entity) => entity,
): Check {
  return {
    title: 'returns what was stored',
    requires: ['owner'],
    async run(call) {
      const readCurrent = async () => expectJson(await call(read, { asOwner: true }), schema);
      const put = async (entity: unknown) => {
        const reply = await call(write, { json: toBody(entity), asOwner: true });
        expectImplemented(reply, COMPLETED);
        expectReadableBody(reply);
      };
      const before = await readCurrent();
      try {
        for (const attempt of ['', ' the second time']) {
          await put(sample);
          expectSame(await readCurrent(), sample, `the value read after PUT${attempt}`);
        }
      } finally {
        await put(before);
      }
    },
  };
}
