/** Creates routes from the table of API calls. */
import { API_ROOT, type CallName, calls } from '../../core/calls';

/** Method and path of a call, in the format of routes. */
export function fromCall<N extends CallName>(name: N) {
  const call = calls[name];
  const path = `${API_ROOT}${call.path}`;
  return { method: call.method, path, undocumented: 'undocumented' in call } as {
    method: (typeof calls)[N]['method'];
    path: string;
    undocumented: boolean;
  };
}
