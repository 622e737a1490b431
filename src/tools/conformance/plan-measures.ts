// Checks of reporting calls: views, buttons, events, errors, traces and performance records.
import type { DocumentedCallName } from '../../core/calls';
import { type Check, checksCrumb, OK, takes } from './checks';
import { expectAnswered, Fault } from './expect';
import type { Plan } from './plan';

type Measures = Pick<
  Plan,
  | 'javascriptErrors'
  | 'recordHit'
  | 'buttonClick'
  | 'buttonRender'
  | 'formRender'
  | 'overlay'
  | 'quickView'
  | 'trace'
  | 'pixel'
  | 'performanceRecords'
  | 'recordEvent'
  | 'visitorEvents'
>;

/** Page fields that accompany counted events. */
const PAGE = { websiteId: 'conformance', url: 'https://conformance.example/', title: 'Conformance' };

export function measureChecks(): Measures {
  return {
    javascriptErrors: errorChecks(),
    recordHit: [takes('recordHit', { form: hit() })],
    buttonClick: [takes('buttonClick', { form: button() })],
    buttonRender: [takes('buttonRender', { form: button() })],
    formRender: [takes('formRender', { form: { formId: 'conformance', visitorCookie: '' } })],
    overlay: [takes('overlay', { form: { visitorCookie: '', ...PAGE } })],
    quickView: [takes('quickView', { params: { id: 'conformance' } })],
    trace: [
      takes('trace', { form: { data: JSON.stringify([{ pageUrl: PAGE.url, type: 'kit', data: {} }]) } }),
    ],
    pixel: [pixel],
    performanceRecords: recordChecks(),
    recordEvent: eventChecks(
      'recordEvent',
      { event: 'conformance', data: {} },
      { crumb: '', event: 'conformance', data: '{}' },
    ),
    visitorEvents: eventChecks('visitorEvents', envelope({}), envelope('{}')),
  };
}

function errorChecks(): Check[] {
  const json = [{ event: 'conformance', data: { message: 'none' }, timestamp: Date.now() }];
  return [takes('javascriptErrors', { json }), checksCrumb('javascriptErrors', { json })];
}

/** Encodings of beacons, and of XHR in browsers without them (PRF-001). */
function recordChecks(): Check[] {
  const json = [{ app: 'kit', data: {}, event: 'conformance', pageLoadId: 'conformance', ts: Date.now() }];
  return [
    takes('performanceRecords', { json }, 'takes JSON'),
    takes('performanceRecords', { text: JSON.stringify(json) }, 'takes the same as text/plain'),
  ];
}

function eventChecks(name: DocumentedCallName, json: object, form: Record<string, string>): Check[] {
  const statuses = [200, 202];
  return [takes(name, { json }, 'takes JSON', statuses), takes(name, { form }, 'takes a form', statuses)];
}

function envelope<T>(data: T) {
  const commonData =
    typeof data === 'string' ? JSON.stringify({ action: 'conformance' }) : { action: 'conformance' };
  return { analyticsId: 'conformance', commonData, customData: data, customSchemaName: 'Conformance' } as {
    analyticsId: string;
    commonData: T & string;
    customData: T;
    customSchemaName: string;
  };
}

function hit() {
  const data = {
    ...PAGE,
    userAgent: 'conformance',
    clientDate: Date.now(),
    viewportInnerHeight: 1,
    locale: 'en-US',
  };
  return { event: '1', data: JSON.stringify(data), ss_cvr: '' };
}

const button = () => ({
  id: 'conformance',
  buttonText: 'Go',
  clickthroughUrl: '/',
  newWindow: 'false',
  context: '1',
  ...PAGE,
});

const pixel: Check = {
  says: 'answers with an image',
  async run(call) {
    const query = { landing: PAGE.url, refer: '', rk: '1', lang: 'en', screen: '1x1' };
    const reply = await call('pixel', { query });
    expectAnswered(reply, OK);
    if (!reply.type.startsWith('image/'))
      throw new Fault(`content type ${reply.type || '(none)'} instead of an image`);
  },
};
