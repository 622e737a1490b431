// A backend for forms as a worker (Cloudflare Workers, Deno Deploy, Bun): `export default { fetch }`. Stores submissions
// in a key-value namespace that is bound as SUBMISSIONS, and signs keys with the secret SECRET.

/** Ids of the forms, and what a submission must contain. */
const FORMS = { contact: ['email'] };

const encoder = new TextEncoder();
const toHex = (bytes) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fail = (status, error) => Response.json({ error }, { status });

async function sign(text, secret) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return toHex(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

async function createKey({ SECRET }) {
  const id = crypto.randomUUID();
  return Response.json({ key: `${id}.${await sign(id, SECRET)}` });
}

/** The same key stores once: a repeated request gets the same response. */
async function save(request, { SECRET, SUBMISSIONS }) {
  const fields = Object.fromEntries(await request.formData());
  const [id = '', signature] = String(fields.key).split('.');
  if (signature !== (await sign(id, SECRET))) return fail(401, 'The key is invalid: reload the page.');
  const required = Object.hasOwn(FORMS, fields.formId) && FORMS[fields.formId];
  if (!required) return fail(404, 'This form does not exist.');
  const values = readValues(fields.form);
  if (!values) return fail(400, 'The fields are not JSON.');
  const missing = required.filter((name) => !values[name]);
  if (missing.length > 0) return fail(400, `Required: ${missing.join(', ')}.`);
  const text = JSON.stringify({ formId: fields.formId, values });
  const stored = await SUBMISSIONS.get(id);
  if (stored !== null && stored !== text) return fail(400, 'This key was used for other values.');
  if (stored === null) await SUBMISSIONS.put(id, text);
  return Response.json({ submissionId: id });
}

function readValues(json) {
  try {
    const values = JSON.parse(json);
    return typeof values === 'object' && !Array.isArray(values) ? values : null;
  } catch {
    return null;
  }
}

export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    const origin = request.headers.get('sec-fetch-site') ?? 'same-origin';
    if (request.method !== 'POST' || !pathname.startsWith('/api/form/')) return fail(404, 'Not found.');
    if (origin !== 'same-origin') return fail(403, 'The request comes from another site.');
    if (pathname === '/api/form/FormSubmissionKey') return createKey(env);
    return pathname === '/api/form/SaveFormSubmission' ? save(request, env) : fail(404, 'Not found.');
  },
};
