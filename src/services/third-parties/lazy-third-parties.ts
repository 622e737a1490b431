// How does the code for scripts of others come with the first of them?
import { createLazyProxy } from '../lazy-proxy';
import type { ThirdParties, ThirdPartiesDeps } from './third-parties';

export const createLazyThirdParties = (needs: ThirdPartiesDeps): ThirdParties =>
  createLazyProxy(
    async () => (await import('./third-parties')).createThirdParties(needs),
    () => false,
  );
