// How does the code for scripts of others come with the first of them?
import { createLater } from '../later';
import type { ThirdParties, ThirdPartyNeeds } from './third-parties';

export const createThirdPartiesLater = (needs: ThirdPartyNeeds): ThirdParties =>
  createLater(
    async () => (await import('./third-parties')).createThirdParties(needs),
    () => false,
  );
