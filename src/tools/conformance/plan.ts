// Checks of every documented call: one entry per row of core/calls.ts, enforced by the compiler.
import * as v from 'valibot';
import { HeaderFooterSchema } from '../../core/wire/header-footer';
import { type Labs, LabsSchema } from '../../core/wire/labs';
import {
  LanguagesSchema,
  MultilingualSettingsSchema,
  MultilingualStatusSchema,
} from '../../core/wire/multilingual';
import { PlaceDetailsSchema, PlacePredictionsSchema } from '../../core/wire/places';
import { PerformanceSettingsSchema } from '../../core/wire/telemetry';
import { type Check, COMPLETED, type Plan, persists, rejects, rejectsOthers, responds } from './checks';
import { ConformanceError, expectImplemented, expectJson } from './expect';
import { type Account, accountChecks } from './plan-account';
import { type FormSample, formChecks } from './plan-form';
import { trackingChecks } from './plan-tracking';

/** Inputs for the backend; checks without their inputs are skipped. */
export interface Setup {
  readonly account?: Account | undefined;
  readonly form?: FormSample | undefined;
  /** A widget that the backend renders. */
  readonly widget: Readonly<Record<string, unknown>>;
}

/** A value to put that differs from the values of earlier runs. */
function createSamples() {
  const marker = Date.now().toString(36);
  return {
    languages: { languages: [{ code: 'en', name: `English ${marker}` }, { code: 'de' }] },
    entity: { header: { conformance: [marker] }, footer: {} },
    labs: { features: { conformanceKit: marker } },
  };
}

/** An id, as a bare string or as a property (API-025). */
const RecordingId = v.union([
  v.pipe(v.string(), v.minLength(1)),
  v.object({ id: v.pipe(v.string(), v.minLength(1)) }),
]);

export function createPlan(setup: Setup): Plan {
  const { languages, entity, labs } = createSamples();
  return {
    ...formChecks(setup.form),
    ...accountChecks(setup.account),
    ...trackingChecks(),
    widgetRendering: widgetChecks(setup.widget),
    multilingualSettings: [responds('multilingualSettings', MultilingualSettingsSchema)],
    multilingualStatus: [responds('multilingualStatus', MultilingualStatusSchema)],
    languages: [responds('languages', LanguagesSchema)],
    putLanguages: [
      rejectsOthers('putLanguages', { json: languages }),
      persists('putLanguages', 'languages', LanguagesSchema, languages),
      {
        ...rejects(
          'putLanguages',
          { json: { languages: 'all' }, asOwner: true },
          'rejects a value that is not a list',
          [400, 422],
        ),
        requires: ['owner'],
      },
    ],
    disconnectTranslation: disconnectChecks(),
    headerFooter: [responds('headerFooter', HeaderFooterSchema)],
    putHeaderFooter: [
      rejectsOthers('putHeaderFooter', { json: entity }),
      persists('putHeaderFooter', 'headerFooter', HeaderFooterSchema, entity),
    ],
    placesAutocomplete: [placeCheck('placesAutocomplete', { input: 'Oslo' }, PlacePredictionsSchema)],
    placeDetails: [
      placeCheck('placeDetails', { place_id: 'ChIJOfBn8mFuQUYRmh4j019gkn4' }, PlaceDetailsSchema),
    ],
    recordingId: [responds('recordingId', RecordingId)],
    internalLabs: [responds('internalLabs', LabsSchema, { asOwner: true })],
    putInternalLabs: labsChecks('putInternalLabs', 'internalLabs', labs),
    circleLabs: [responds('circleLabs', LabsSchema, { asOwner: true })],
    putCircleLabs: labsChecks('putCircleLabs', 'circleLabs', labs),
    performanceSettings: [
      responds('performanceSettings', PerformanceSettingsSchema, { query: { version: '4.3.0' } }),
    ],
  };
}

function widgetChecks(widget: Setup['widget']): Check[] {
  const Html = v.object({ html: v.string() });
  return [
    responds('widgetRendering', Html, { form: { widgetJSON: JSON.stringify(widget) } }),
    {
      title: 'renders no markup of the request',
      async run(call) {
        const script = '<script>alert(1)</script>';
        const json = JSON.stringify({ ...widget, id: script, value: script });
        const reply = await call('widgetRendering', { form: { widgetJSON: json } });
        if (reply.status < 400 && expectJson(reply, Html).html.includes(script))
          throw new ConformanceError('the response contains a script of the request');
      },
    },
    rejects(
      'widgetRendering',
      { form: { widgetJSON: 'not json' } },
      'rejects text that is not JSON',
      [400, 422],
    ),
  ];
}

/** No documented call can restore it, so it requires permission. */
function disconnectChecks(): Check[] {
  return [
    rejectsOthers('disconnectTranslation', {}),
    {
      title: 'disconnects, also repeatedly',
      requires: ['owner', 'changes'],
      async run(call) {
        for (const _ of ['once', 'twice'])
          expectImplemented(await call('disconnectTranslation', { asOwner: true }), COMPLETED);
        const status = expectJson(await call('multilingualStatus'), MultilingualStatusSchema);
        if (status.connected) throw new ConformanceError('multilingual/status still reports connected');
      },
    },
  ];
}

function labsChecks(
  write: 'putInternalLabs' | 'putCircleLabs',
  read: 'internalLabs' | 'circleLabs',
  sample: Labs,
): Check[] {
  return [
    rejectsOthers(write, { json: sample.features }),
    persists(write, read, LabsSchema, sample, (labs) => (labs as Labs).features),
  ];
}

/** Without an API key for a places service, backends respond 503 with a message. */
function placeCheck(
  name: 'placesAutocomplete' | 'placeDetails',
  query: Record<string, string>,
  schema: v.GenericSchema,
): Check {
  return {
    title: 'responds, or reports a missing API key',
    async run(call) {
      const reply = await call(name, {
        query: { ...query, productPage: 'conformance', productSection: 'kit' },
      });
      if (reply.status === 503) {
        expectJson(reply, v.object({ error: v.string() }));
        return;
      }
      // A “not found” response is also valid.
      if (name === 'placeDetails' && reply.status === 404 && reply.json !== undefined) {
        expectJson(reply, v.object({ error: v.string() }));
        return;
      }
      expectImplemented(reply, [200]);
      expectJson(reply, schema);
    },
  };
}
