/** The member of the example site. The demo pages show the password: `northlight-members`. */
import type { StoredAccount } from '../stores/accounts';

export const exampleMembers: readonly StoredAccount[] = [
  {
    id: '0199a0de-0000-7000-8000-000000000001',
    email: 'member@northlight.example',
    displayName: 'Mira Lindqvist',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$2YGCfCvZxB0m+fxIDJnAtQ$4O2r5/pTSSFIixronRaO2kA/SUOuIGu30TICCO59B5A',
  },
];
