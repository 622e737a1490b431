// Checks of form calls, above all that a duplicate submission is stored once.
import * as v from 'valibot';
import { FormSubmissionKeySchema, type FormValues } from '../../core/wire/form';
import type { Caller, Reply } from './caller';
import type { Plan } from './checks';
import { type Check, COMPLETED, rejects, responds } from './checks';
import {
  ConformanceError,
  expectErrorMessage,
  expectImplemented,
  expectJson,
  expectSame,
  expectStatus,
} from './expect';

/** A form of the backend with valid values. */
export interface FormSample {
  readonly formId: string;
  readonly values: FormValues;
}

export function formChecks(form: FormSample | undefined): Pick<Plan, 'formKey' | 'saveForm'> {
  return {
    formKey: [responds('formKey', FormSubmissionKeySchema), checkUniqueKeys],
    saveForm: [
      rejects(
        'saveForm',
        createBody('not a key', { formId: form?.formId ?? 'conformance', values: {} }),
        'rejects an invalid key',
        [401, 400],
      ),
      ...saveChecks(form ?? { formId: '', values: {} }),
    ],
  };
}

const checkUniqueKeys: Check = {
  title: 'returns a new key each time',
  async run(call) {
    const [first, second] = [await requestKey(call), await requestKey(call)];
    if (first === second) throw new ConformanceError('returned the same key twice');
  },
};

function saveChecks(form: FormSample): Check[] {
  const requires = ['form'] as const;
  return [
    {
      title: 'stores the submission',
      requires,
      run: async (call) => void (await save(call, await requestKey(call), form)),
    },
    {
      title: 'returns the same response for the same key and values',
      requires,
      async run(call) {
        const key = await requestKey(call);
        const first = await save(call, key, form);
        const second = await save(call, key, form);
        expectSame([second.status, second.json], [first.status, first.json], 'the second response');
      },
    },
    {
      title: 'rejects other values for a used key',
      requires,
      async run(call) {
        const key = await requestKey(call);
        await save(call, key, form);
        const reply = await call('saveForm', createBody(key, { ...form, values: otherValues(form) }));
        expectStatus(reply, [400]);
        expectErrorMessage(reply);
      },
    },
    {
      title: 'returns 404 for an unknown form',
      requires,
      async run(call) {
        const unknown = { ...form, formId: 'conformance-no-such-form' };
        expectStatus(await call('saveForm', createBody(await requestKey(call), unknown)), [404]);
      },
    },
    {
      title: 'rejects fields that are not JSON',
      requires,
      async run(call) {
        const { form: fields } = createBody(await requestKey(call), form);
        const reply = await call('saveForm', { form: { ...fields, form: '{"half": ' } });
        expectStatus(reply, [400]);
        expectErrorMessage(reply);
      },
    },
  ];
}

async function requestKey(call: Caller): Promise<string> {
  const reply = await call('formKey');
  expectImplemented(reply, [200]);
  return expectJson(reply, FormSubmissionKeySchema).key;
}

async function save(call: Caller, key: string, form: FormSample): Promise<Reply> {
  const reply = await call('saveForm', createBody(key, form));
  expectImplemented(reply, COMPLETED);
  if (reply.status === 200) expectJson(reply, v.looseObject({}));
  return reply;
}

function createBody(key: string, { formId, values }: FormSample) {
  const form = JSON.stringify(values);
  return {
    form: {
      key,
      formId,
      collectionId: '',
      objectName: '',
      isOverlayForm: 'false',
      submitButtonText: 'Send',
      form,
    },
  };
}

/** The same values with one text changed. */
function otherValues({ values }: FormSample): FormValues {
  const [id] = Object.entries(values).findLast(([, value]) => typeof value === 'string') ?? [];
  return id === undefined
    ? { ...values, conformance: 'other' }
    : { ...values, [id]: `${String(values[id])} too` };
}
