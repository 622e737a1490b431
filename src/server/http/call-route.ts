/** Creates routes from the table of API calls. */
import { API_ROOT, type CallName, calls } from '../../core/calls';

/** Method and path of a documented call, in the form that routes use. */
export function fromCall<N extends CallName>(name: N) {
  const { method, path } = calls[name];
  return { method, path: `${API_ROOT}${path}`, ours: false } as {
    method: (typeof calls)[N]['method'];
    path: string;
    ours: false;
  };
}
