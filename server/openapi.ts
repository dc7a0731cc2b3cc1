// OpenAPI 3.1 out of the routes themselves: the schemas that check the input are the ones shown.
import * as z from 'zod'
import type { Route } from './route.ts'

type Json = Record<string, unknown>

export function openApi(serverUrl: string, routes: Route[]): Json {
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')
    ;(paths[path] ??= {})[route.method.toLowerCase()] = operation(route)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Smida',
      version: '1',
      description: 'State-changing calls need an Origin header equal to the origin of the host.',
    },
    servers: [{ url: serverUrl }],
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      schemas: { Refusal: refusalShape },
    },
    paths,
  }
}

function operation(route: Route): Json {
  const given = route.gives
  const content =
    given === null
      ? undefined
      : typeof given === 'string'
        ? { [given]: {} }
        : { 'application/json': { schema: schemaOf(given, 'output') } }
  return {
    summary: route.says,
    security: route.who === 'member' ? [{ session: [] }] : [],
    parameters: [
      ...fields(route.params, 'path'),
      ...fields(route.query, 'query'),
      ...(route.creates ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }] : []),
    ],
    ...((route.body ?? route.form) && {
      requestBody: {
        required: true,
        content: {
          [route.form ? 'application/x-www-form-urlencoded' : 'application/json']: {
            schema: schemaOf((route.body ?? route.form)!, 'input'),
          },
        },
      },
    }),
    responses: {
      [route.status]: { description: route.says, ...(content && { content }) },
      default: {
        description: 'A refusal.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  }
}

const schemaOf = (schema: NonNullable<Route['body']>, io: 'input' | 'output') => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return shape
}

function fields(schema: Route['params'], where: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: shape,
  }))
}

const refusalShape = {
  type: 'object',
  required: ['error', 'message'],
  properties: {
    error: { type: 'string' },
    message: { type: 'string' },
    domain: { type: 'string' },
    issues: { type: 'array', items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } } },
  },
}
