import { ROUTES } from '../rest/answer-call.ts';
import type { Route } from '../rest/route.ts';
import { type CallParameter, type ParameterSchema, parametersOf } from './call-parameters.ts';
import { ENDPOINT_NOTES } from './endpoint-notes.ts';

const SIGNED: readonly CallParameter[] = [
  {
    name: 'timestamp',
    isRequired: true,
    schema: { type: 'integer', description: 'the time of the caller, milliseconds', example: '1795284811648' },
  },
  {
    name: 'recvWindow',
    isRequired: false,
    schema: { type: 'string', description: 'how long it holds, milliseconds; 5000, at most 60000', example: '5000' },
  },
  {
    name: 'signature',
    isRequired: true,
    schema: {
      type: 'string',
      description: 'Of query and body: HMAC-SHA256 in hexadecimal, or Ed25519 in base64',
      example: 'c8db56…',
    },
  },
];

const FAULT = {
  description: 'Why it was not done',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'msg'],
        properties: { code: { type: 'integer' }, msg: { type: 'string' }, data: { type: 'object' } },
      },
    },
  },
};

/** The OpenAPI 3.1 document of the trading API, generated from the calls that the server runs. */
export function openApiOf({ origin }: { readonly origin: string }): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [id, route] of ROUTES) {
    const [method, path] = id.split(' ') as [string, string];
    const call = operation(id, route);
    const head = method === 'GET' ? { head: { ...call, operationId: `head ${path}` } } : {};
    paths[path] = { ...paths[path], [method.toLowerCase()]: call, ...head };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bourse trading API',
      version: '3',
      description: `How it is signed, what is limited and what is streamed: ${origin}/docs/api`,
    },
    servers: [{ url: origin }],
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-MBX-APIKEY' } },
      responses: { Fault: FAULT },
    },
    paths,
  };
}

function operation(id: string, { access, weight }: Route): object {
  const isSigned = access !== 'anyone' && access !== 'key';
  const parameters = [...parametersOf(id), ...(isSigned ? SIGNED : [])];
  const note = ENDPOINT_NOTES[id];
  return {
    operationId: id,
    summary: (note?.tells ?? 'nothing: there is none of it here').replaceAll('`', ''),
    ...(access === 'anyone' ? {} : { security: [{ key: [] }], 'x-scope': access === 'key' ? 'any' : access }),
    ...(typeof weight === 'number' ? { 'x-weight': weight } : {}),
    parameters: parameters.map(parameterOut),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: {} } } },
      default: { $ref: '#/components/responses/Fault' },
    },
  };
}

function parameterOut({ name, isRequired, schema }: CallParameter): object {
  const { example, description, ...rest }: ParameterSchema = schema;
  return {
    name,
    in: 'query',
    required: isRequired,
    ...(description && { description }),
    schema: rest,
    example: schema.type === 'integer' ? Number(example) : example,
  };
}
