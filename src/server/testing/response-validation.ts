/** Validates every response in tests against the API description. */
import type { Hono } from 'hono';
import { getDotPath, safeParse } from 'valibot';
import { API_ROOT, REST_ROOT } from '../../core/calls';
import type { Deps, Env } from '../http/context';
import { getDeclaredResponses } from '../http/declared-responses';
import type { ResponseSpec, Route } from '../http/route';
import { allRoutes } from '../routes/routes';

/** Wraps an application so that a response missing from the route table fails the test. */
export function withResponseValidation(app: Hono<Env>, deps: Deps): Hono<Env> {
  // Test responses are not declared.
  if (deps.testAnswers) return app;
  const routes = allRoutes(deps).map((route) => ({ route, pattern: toPattern(route) }));
  const request = app.request.bind(app);
  app.request = async (input, init, ...more) => {
    const response = await request(input, init, ...more);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const url = typeof input === 'string' ? input : 'url' in input ? input.url : input;
    const path = new URL(url, 'http://site.example').pathname;
    const found = routes.find(({ route, pattern }) => route.method === method && pattern.test(path));
    if (found) await validate(found.route, response);
    return response;
  };
  return app;
}

/** Calls are available under the REST root, too. */
function toPattern({ path }: Route): RegExp {
  const source = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  const rest = path.startsWith(API_ROOT) ? `|${source.replace(API_ROOT, REST_ROOT)}` : '';
  return new RegExp(`^(?:${source}${rest})$`);
}

async function validate(route: Route, response: Response): Promise<void> {
  const { status, headers } = response;
  const answer = getDeclaredResponses(route)[status];
  const call = `${route.method} ${route.path} answered ${status}`;
  if (!answer) throw new Error(`${call}, which the API description does not declare.`);
  const isJson = (headers.get('content-type') ?? '').startsWith('application/json');
  // Streamed files must not be read ahead.
  if (!isJson || headers.has('content-disposition')) return;
  const problem = await findProblem(answer, response);
  if (problem) throw new Error(`${call}, which does not match the API description: ${problem}`);
}

async function findProblem({ schema }: ResponseSpec, response: Response): Promise<string | undefined> {
  if (!schema) return 'it has a JSON body.';
  const { issues } = safeParse(schema, await response.clone().json());
  return issues?.map((issue) => `${getDotPath(issue) ?? 'the body'}: ${issue.message}`).join('; ');
}
