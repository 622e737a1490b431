// Checks of form calls, foremost that a duplicate submission is stored once.
import * as v from 'valibot';
import { FormSubmissionKeySchema, type FormValues } from '../../core/wire/form';
import type { Caller, Reply } from './caller';
import type { Plan } from './checks';
import { type Check, DONE, rejects, responds } from './checks';
import { expectAnswered, expectJson, expectRefusal, expectSame, expectStatus, Fault } from './expect';

/** A form of the backend with valid values. */
export interface FormSample {
  readonly formId: string;
  readonly values: FormValues;
}

export function formChecks(form: FormSample | undefined): Pick<Plan, 'formKey' | 'saveForm'> {
  return {
    formKey: [responds('formKey', FormSubmissionKeySchema), newKeys],
    saveForm: [
      rejects(
        'saveForm',
        bodyOf('not a key', { formId: form?.formId ?? 'conformance', values: {} }),
        'rejects an invalid key',
        [401, 400],
      ),
      ...saveChecks(form ?? { formId: '', values: {} }),
    ],
  };
}

const newKeys: Check = {
  title: 'returns a new key each time',
  async run(call) {
    const [first, second] = [await keyFrom(call), await keyFrom(call)];
    if (first === second) throw new Fault('returned the same key twice');
  },
};

function saveChecks(form: FormSample): Check[] {
  const needs = ['form'] as const;
  return [
    {
      title: 'stores the submission',
      needs,
      run: async (call) => void (await saved(call, await keyFrom(call), form)),
    },
    {
      title: 'returns the same response for the same key and values',
      needs,
      async run(call) {
        const key = await keyFrom(call);
        const first = await saved(call, key, form);
        const second = await saved(call, key, form);
        expectSame([second.status, second.json], [first.status, first.json], 'the second response');
      },
    },
    {
      title: 'rejects other values for a used key',
      needs,
      async run(call) {
        const key = await keyFrom(call);
        await saved(call, key, form);
        const reply = await call('saveForm', bodyOf(key, { ...form, values: otherValues(form) }));
        expectStatus(reply, [400]);
        expectRefusal(reply);
      },
    },
    {
      title: 'returns 404 for an unknown form',
      needs,
      async run(call) {
        const unknown = { ...form, formId: 'conformance-no-such-form' };
        expectStatus(await call('saveForm', bodyOf(await keyFrom(call), unknown)), [404]);
      },
    },
    {
      title: 'rejects fields that are not JSON',
      needs,
      async run(call) {
        const { form: fields } = bodyOf(await keyFrom(call), form);
        const reply = await call('saveForm', { form: { ...fields, form: '{"half": ' } });
        expectStatus(reply, [400]);
        expectRefusal(reply);
      },
    },
  ];
}

async function keyFrom(call: Caller): Promise<string> {
  const reply = await call('formKey');
  expectAnswered(reply, [200]);
  return expectJson(reply, FormSubmissionKeySchema).key;
}

async function saved(call: Caller, key: string, form: FormSample): Promise<Reply> {
  const reply = await call('saveForm', bodyOf(key, form));
  expectAnswered(reply, DONE);
  if (reply.status === 200) expectJson(reply, v.looseObject({}));
  return reply;
}

function bodyOf(key: string, { formId, values }: FormSample) {
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
