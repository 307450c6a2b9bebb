import { endpoints } from '@bourse/contract/contract.ts';
import { COMMON_REFUSALS, type Endpoint, STAFF_REFUSALS } from '@bourse/contract/endpoint.ts';
import { z } from 'zod';
import { escapeHtml } from '../../platform/html/escape-html.ts';
import { COOKIE, cookieName } from '../http/caller/cookies.ts';

interface Described {
  readonly id: string;
  readonly endpoint: Endpoint;
}

/** The OpenAPI 3.1 document of every endpoint and its refusals, generated from the contract. */
export function openApiDocument(options: { version: string; demo: boolean; secureCookies: boolean }): object {
  const cookie = (name: string) => ({ type: 'apiKey', in: 'cookie', name: cookieName(name, options.secureCookies) });
  const offered = endpoints().filter(({ endpoint }) => options.demo || !endpoint.demoOnly);
  const paths: Record<string, Record<string, object>> = {};
  for (const described of offered) {
    const { path, method } = described.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(described) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bourse',
      version: options.version,
      description:
        'Every answer is an envelope over HTTP 200. `code` 0 is success; a refusal has code 40000 and is named by `i18nMsgCode`, with its numbers in `details`. ' +
        `Any endpoint can also answer ${COMMON_REFUSALS.join(', ')}. Amounts are decimal text in coin units; times are UTC milliseconds.`,
    },
    components: {
      securitySchemes: {
        person: cookie(COOKIE.person),
        staff: cookie(COOKIE.staff),
      },
    },
    paths,
  };
}

function operation({ id, endpoint }: Described): object {
  const input = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  const isBody = endpoint.method === 'POST';
  return {
    operationId: id,
    summary: endpoint.summary,
    tags: [id.split('.')[0]],
    ...(endpoint.access === 'anyone' ? {} : { security: [{ [endpoint.access === 'user' ? 'person' : 'staff']: [] }] }),
    ...(Array.isArray(endpoint.access) ? { 'x-roles': endpoint.access } : {}),
    'x-refusals': Array.isArray(endpoint.access) ? [...endpoint.refusals, ...STAFF_REFUSALS] : endpoint.refusals,
    ...(isBody
      ? { requestBody: { content: { 'application/x-www-form-urlencoded': { schema: input } } } }
      : {
          parameters: Object.entries(input.properties ?? {}).map(([name, schema]) => ({
            name,
            in: 'query',
            required: input.required?.includes(name) ?? false,
            schema,
          })),
        }),
    responses: {
      200: endpoint.answersFile
        ? { description: 'The file; a refusal is the envelope', content: { 'application/octet-stream': {} } }
        : { description: 'The envelope', content: { 'application/json': { schema: envelopeOf(endpoint) } } },
    },
  };
}

function envelopeOf(endpoint: Endpoint): object {
  return {
    type: 'object',
    required: ['code', 'data', 'msg', 'i18nMsgCode', 'details', 'serverNow'],
    properties: {
      code: { type: 'integer' },
      data: { anyOf: [z.toJSONSchema(endpoint.output, { unrepresentable: 'any' }), { type: 'null' }] },
      msg: { type: 'string' },
      i18nMsgCode: {
        anyOf: [{ enum: [...endpoint.refusals, ...COMMON_REFUSALS, ...STAFF_REFUSALS] }, { type: 'null' }],
      },
      details: { type: ['object', 'null'] },
      serverNow: { type: 'integer' },
    },
  };
}

/** A plain page with the same content: no script, nothing loaded from elsewhere. */
export function openApiPage(options: { demo: boolean }): string {
  const rows = endpoints()
    .filter(({ endpoint }) => options.demo || !endpoint.demoOnly)
    .map(({ id, endpoint }) => {
      const input = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as {
        properties?: Record<string, object>;
        required?: string[];
      };
      const fields = Object.keys(input.properties ?? {}).map((name) =>
        input.required?.includes(name) ? name : `${name}?`,
      );
      const access = typeof endpoint.access === 'string' ? endpoint.access : `staff: ${endpoint.access.join(', ')}`;
      return `<section id="${id}"><h2><code>${endpoint.method} ${endpoint.path}</code></h2><p>${escapeHtml(endpoint.summary)}</p>
<dl><dt>id</dt><dd><code>${id}</code></dd><dt>who</dt><dd>${access}</dd><dt>fields</dt><dd>${fields.map((field) => `<code>${field}</code>`).join(' ') || '–'}</dd><dt>refusals</dt><dd>${endpoint.refusals.map((code) => `<code>${code}</code>`).join(' ') || '–'}</dd></dl></section>`;
    });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bourse API</title><link rel="stylesheet" href="/docs/style.css"></head><body><h1>Bourse API</h1><p>What the pages call. Programs use the <a href="/docs/api">trading API</a>. The same as <a href="/docs/json">OpenAPI 3.1</a>. Every answer is <code>{code, data, msg, i18nMsgCode, details, serverNow}</code> over HTTP 200; a refusal has code 40000 and is named by <code>i18nMsgCode</code>. Every endpoint can also answer ${COMMON_REFUSALS.map((code) => `<code>${code}</code>`).join(' ')}.</p>${rows.join('\n')}</body></html>`;
}

export const OPEN_API_STYLE =
  ':root{color-scheme:light dark}body{font:14px/1.5 system-ui,sans-serif;max-width:960px;margin:32px auto;padding:0 16px}h2{font-size:16px;margin:32px 0 4px}dl{display:grid;grid-template-columns:90px 1fr;gap:4px}dt{opacity:.7}dd{margin:0}code{font-size:13px}pre{overflow-x:auto;padding:12px 16px;border:1px solid color-mix(in srgb,currentColor 18%,transparent);border-radius:8px}.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid color-mix(in srgb,currentColor 14%,transparent)}th{font-weight:600;opacity:.7}nav ul{columns:2;padding-left:18px}';
