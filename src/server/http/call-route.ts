/** How does a route take its method and path from the table of documented calls? */
import { API_ROOT, type CallName, calls } from '../../core/calls';

/** Method and path of a documented call, as a route declares them. */
export function fromCall<N extends CallName>(name: N) {
  const { method, path } = calls[name];
  return { method, path: `${API_ROOT}${path}`, ours: false } as {
    method: (typeof calls)[N]['method'];
    path: string;
    ours: false;
  };
}
