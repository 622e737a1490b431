// Who does the work of a challenge while the visitor goes on typing? One challenge in, its solution or null out.

import { solve } from '../../core/captcha/solve';
import type { CaptchaChallenge } from '../../core/wire/captcha';
import { derive } from './derive';

addEventListener('message', ({ data }: MessageEvent<CaptchaChallenge>) => {
  solve(data, derive).then(postMessage, () => postMessage(null));
});
