// Certificate of the HTTP/2 server, created for each run, so that no other program is needed.
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const ECDSA_WITH_SHA256 = oid('2a8648ce3d040302');
const COMMON_NAME = oid('550403');
const SUBJECT_ALT_NAME = oid('551d11');
const DAY = 86_400_000;

/**
 * A self-signed certificate for `localhost`, valid for two days around `now` (ms since 1970), P-256.
 * @returns {{ key: string, cert: string }} both PEM
 */
export function selfSigned(now = Date.now()) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const body = certificateBody(publicKey.export({ type: 'spki', format: 'der' }), now);
  const signature = bitString(sign('sha256', body, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: pem(sequence(body, sequence(ECDSA_WITH_SHA256), signature)),
  };
}

/** TBSCertificate of RFC 5280, section 4.1. */
function certificateBody(publicKey, now) {
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('localhost')))));
  const hostNames = sequence(der(0x82, Buffer.from('localhost')));
  return sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, serial),
    sequence(ECDSA_WITH_SHA256),
    name,
    sequence(utcTime(now - DAY), utcTime(now + DAY)),
    name,
    publicKey,
    der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, der(0x04, hostNames)))),
  );
}

function utcTime(ms) {
  const digits = new Date(ms).toISOString().replace(/[-:T]/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}

function oid(hex) {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function bitString(content) {
  return der(0x03, Buffer.concat([Buffer.from([0]), content]));
}

function sequence(...parts) {
  return der(0x30, Buffer.concat(parts));
}

/** Tag, length, value; lengths below 64 KiB. */
function der(tag, content) {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function pem(bytes) {
  const lines = bytes.toString('base64').match(/.{1,64}/g);
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
