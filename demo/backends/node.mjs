// A backend for forms in Node 20, without packages: `SECRET=… node node.mjs`. Serves the folder `public`, and appends
// submissions to `submissions.jsonl`. Behind a proxy with TLS.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { env } from 'node:process';

/** Ids of the forms, and what a submission must contain. */
const FORMS = { contact: ['email'] };

const { PORT = '8080', FILE = 'submissions.jsonl', SECRET = randomUUID() } = env;
const MAX_BYTES = 65_536;

const sign = (id) => createHmac('sha256', SECRET).update(id).digest('hex');
const isSigned = (id, signature = '') =>
  signature.length === 64 && timingSafeEqual(Buffer.from(sign(id)), Buffer.from(signature));

/** Stored values by key. */
const stored = new Map(
  (existsSync(FILE) ? readFileSync(FILE, 'utf8').trim().split('\n') : [])
    .filter(Boolean)
    .map((line) => [JSON.parse(line).id, line]),
);

/** The same key stores once: a repeated request gets the same response. */
function save(fields) {
  const [id, signature] = (fields.get('key') ?? '').split('.');
  if (!isSigned(id, signature)) return [401, { error: 'The key is invalid: reload the page.' }];
  const formId = fields.get('formId') ?? '';
  const required = Object.hasOwn(FORMS, formId) && FORMS[formId];
  if (!required) return [404, { error: 'This form does not exist.' }];
  const values = readValues(fields.get('form'));
  if (!values) return [400, { error: 'The fields are not JSON.' }];
  const missing = required.filter((name) => !values[name]);
  if (missing.length > 0) return [400, { error: `Required: ${missing.join(', ')}.` }];
  const line = JSON.stringify({ id, formId, values });
  if ((stored.get(id) ?? line) !== line) return [400, { error: 'This key was used for other values.' }];
  if (!stored.has(id)) appendFileSync(FILE, `${line}\n`);
  stored.set(id, line);
  return [200, { submissionId: id }];
}

function readValues(json) {
  try {
    const values = JSON.parse(json);
    return typeof values === 'object' && !Array.isArray(values) ? values : null;
  } catch {
    return null;
  }
}

async function readBody(request) {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > MAX_BYTES) return null;
  }
  return new URLSearchParams(text);
}

async function respond({ method, url, headers }, request) {
  if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
    return [403, { error: 'From another site.' }];
  const id = randomUUID();
  if (method === 'POST' && url.startsWith('/api/form/FormSubmissionKey'))
    return [200, { key: `${id}.${sign(id)}` }];
  if (method !== 'POST' || !url.startsWith('/api/form/SaveFormSubmission'))
    return [404, { error: 'Not found.' }];
  const fields = await readBody(request);
  return fields ? save(fields) : [413, { error: 'The body is too large.' }];
}

async function handle(request, response) {
  const [status, body] = await respond(request, request).catch(() => [500, { error: 'Internal error.' }]);
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

createServer((request, response) => void handle(request, response)).listen(Number(PORT));
