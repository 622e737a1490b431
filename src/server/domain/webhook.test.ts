import { expect, it } from 'vitest';
import { createWebhookHeaders } from './webhook';

it('creates the signature of the example of Standard Webhooks', () => {
  const headers = createWebhookHeaders(
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    '{"test": 2432232314}',
    1_614_265_330_999,
  );
  expect(headers).toMatchObject({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});
