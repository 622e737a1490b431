// Shared types of the login block.
import type { BlockProps } from '../../kit/element/define';
import type { Member } from '../../services/shared/ports';
import type { LoginContent } from './login.content';
import type { login } from './login.contract';
import type { LoginMessages } from './login.messages';
import type { LoginState } from './login.model';

export type LoginProps = BlockProps<typeof login, LoginContent>;

export interface LoginViewModel extends LoginState {
  readonly account: Member | null;
  readonly messages: LoginMessages;
}
