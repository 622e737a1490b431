// Fills in the parameters of call paths.
import { API_ROOT, type ApiCall, calls, type DocumentedCallName } from './calls';

/** `form/:formId` with `{ formId: 'a b' }` is `form/a%20b`. */
export const fillPath = (path: string, parameters: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));

/** The path of a call from the root of the site, for links and native forms. */
export const getSitePath = ({ path }: ApiCall, parameters: Readonly<Record<string, string>> = {}): string =>
  `${API_ROOT}${fillPath(path, parameters)}`;

/** The names of the calls of the specification, in its order. */
export const getDocumentedCallNames = (): readonly DocumentedCallName[] =>
  (Object.keys(calls) as (keyof typeof calls)[]).filter(
    (name): name is DocumentedCallName => !('undocumented' in calls[name]),
  );
