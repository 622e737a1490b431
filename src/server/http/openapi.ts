/** OpenAPI description, generated from the route table. */
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import { getPermissionNumbers } from '../domain/permission';
import { getDeclaredResponses } from './declared-responses';
import { getArea } from './guards';
import type { RequestBodies, ResponseSpec, Route, RouteSpec, Schema } from './route';

/** Creates the OpenAPI 3.1 document. `components` are the named schemas. */
export function createOpenApi(
  routes: readonly Route[],
  components: Readonly<Record<string, Schema>>,
  version: string,
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Site API',
      version,
      description:
        'Calls marked with x-ours are additions of this server; all others are specified. x-permissions: numbers of the permissions that the role of an owner account must have.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: toJsonSchemaDefs({ ...components }, config(components)),
      securitySchemes: {
        crumb: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Crumb',
          description: 'The value of the cookie `crumb`; or as query parameter `crumb`.',
        },
        owner: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(route: RouteSpec, components: Readonly<Record<string, Schema>>): Record<string, unknown> {
  const area = getArea(route.guard);
  return {
    tags: [route.tag],
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    ...(route.undocumented ? { 'x-ours': true } : {}),
    ...(route.guard === 'crumb' || route.guard === 'page' ? { security: [{ crumb: [] }] } : {}),
    ...(area ? { security: [{ owner: [] }], 'x-permissions': getPermissionNumbers(area) } : {}),
    parameters: parameters(route),
    ...(route.bodies ? { requestBody: { required: true, content: content(route.bodies, components) } } : {}),
    responses: Object.fromEntries(
      Object.entries(getDeclaredResponses(route)).map(([status, answer]) => [
        status,
        response(answer, components),
      ]),
    ),
  };
}

function parameters({ path, query = {}, headers = {} }: RouteSpec): unknown[] {
  const schema = { type: 'string' };
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }));
  const describe = (place: 'query' | 'header', described: Readonly<Record<string, string>>) =>
    Object.entries(described).map(([name, description]) => ({ name, in: place, description, schema }));
  return [...inPath, ...describe('query', query), ...describe('header', headers)];
}

function content(
  bodies: RequestBodies,
  components: Readonly<Record<string, Schema>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(bodies).map(([type, schema]) => [type, { schema: refOrSchema(schema, components) }]),
  );
}

function response(
  { description, schema, type = 'application/json' }: ResponseSpec,
  components: Readonly<Record<string, Schema>>,
) {
  return schema
    ? { description, content: { [type]: { schema: refOrSchema(schema, components) } } }
    : { description };
}

function refOrSchema(schema: Schema, components: Readonly<Record<string, Schema>>): unknown {
  const name = Object.keys(components).find((key) => components[key] === schema);
  if (name) return { $ref: `#/components/schemas/${name}` };
  const { $schema: _, $defs: __, ...json } = toJsonSchema(schema, config(components));
  return json;
}

function config(components: Readonly<Record<string, Schema>>) {
  return {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    definitions: { ...components },
    overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
  } as const;
}
