// Checks of reporting calls: views, buttons, events, errors, traces and performance records.
import type { DocumentedCallName } from '../../core/calls';
import type { Plan } from './checks';
import { accepts, type Check, checksCrumb, OK } from './checks';
import { ConformanceError, expectImplemented } from './expect';

type TrackingPlan = Pick<
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

export function trackingChecks(): TrackingPlan {
  return {
    javascriptErrors: errorChecks(),
    recordHit: [accepts('recordHit', { form: createHit() })],
    buttonClick: [accepts('buttonClick', { form: createButton() })],
    buttonRender: [accepts('buttonRender', { form: createButton() })],
    formRender: [accepts('formRender', { form: { formId: 'conformance', visitorCookie: '' } })],
    overlay: [accepts('overlay', { form: { visitorCookie: '', ...PAGE } })],
    quickView: [accepts('quickView', { params: { id: 'conformance' } })],
    trace: [
      accepts('trace', { form: { data: JSON.stringify([{ pageUrl: PAGE.url, type: 'kit', data: {} }]) } }),
    ],
    pixel: [checkPixel],
    performanceRecords: recordChecks(),
    recordEvent: eventChecks(
      'recordEvent',
      { event: 'conformance', data: {} },
      { crumb: '', event: 'conformance', data: '{}' },
    ),
    visitorEvents: eventChecks('visitorEvents', createEvent({}), createEvent('{}')),
  };
}

function errorChecks(): Check[] {
  const json = [{ event: 'conformance', data: { message: 'none' }, timestamp: Date.now() }];
  return [accepts('javascriptErrors', { json }), checksCrumb('javascriptErrors', { json })];
}

/** Encoding of beacons, and of XHR in browsers without them (PRF-001). */
function recordChecks(): Check[] {
  const json = [{ app: 'kit', data: {}, event: 'conformance', pageLoadId: 'conformance', ts: Date.now() }];
  return [
    accepts('performanceRecords', { json }, 'accepts JSON'),
    accepts('performanceRecords', { text: JSON.stringify(json) }, 'accepts the same as text/plain'),
  ];
}

function eventChecks(name: DocumentedCallName, json: object, form: Record<string, string>): Check[] {
  const statuses = [200, 202];
  return [
    accepts(name, { json }, 'accepts JSON', statuses),
    accepts(name, { form }, 'accepts a form', statuses),
  ];
}

function createEvent<T>(data: T) {
  const commonData =
    typeof data === 'string' ? JSON.stringify({ action: 'conformance' }) : { action: 'conformance' };
  return { analyticsId: 'conformance', commonData, customData: data, customSchemaName: 'Conformance' } as {
    analyticsId: string;
    commonData: T & string;
    customData: T;
    customSchemaName: string;
  };
}

function createHit() {
  const data = {
    ...PAGE,
    userAgent: 'conformance',
    clientDate: Date.now(),
    viewportInnerHeight: 1,
    locale: 'en-US',
  };
  return { event: '1', data: JSON.stringify(data), ss_cvr: '' };
}

const createButton = () => ({
  id: 'conformance',
  buttonText: 'Go',
  clickthroughUrl: '/',
  newWindow: 'false',
  context: '1',
  ...PAGE,
});

const checkPixel: Check = {
  title: 'returns an image',
  async run(call) {
    const query = { landing: PAGE.url, refer: '', rk: '1', lang: 'en', screen: '1x1' };
    const reply = await call('pixel', { query });
    expectImplemented(reply, OK);
    if (!reply.type.startsWith('image/'))
      throw new ConformanceError(`content type ${reply.type || '(none)'} instead of an image`);
  },
};
