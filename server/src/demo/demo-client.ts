import { contract } from '@bourse/contract/contract.ts';
import type { Endpoint, Envelope } from '@bourse/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';

export type Contract = typeof contract;
type Group = keyof Contract;
type OutputOf<E> =
  E extends Endpoint<infer _I, infer O> ? (O extends { _zod: { output: infer Out } } ? Out : never) : never;

/** What an endpoint answers. */
export type CallOutput<G extends Group, K extends keyof Contract[G]> = OutputOf<Contract[G][K]>;

/** A refused call of the demo. It names the endpoint, because the demo's own steps must never be refused. */
export class DemoRefused extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(id: string, answer: Envelope<unknown>) {
    super(`${id} answered ${answer.i18nMsgCode} ${JSON.stringify(answer.details)}`);
    this.code = answer.i18nMsgCode ?? '';
    this.details = answer.details ?? {};
  }
}

/**
 * One browser of the demo: keeps cookies and calls the product's own endpoints, so that everything in the demo was made
 * as a person would make it.
 */
export class DemoClient {
  readonly #server: FastifyInstance;
  readonly #cookies = new Map<string, string>();

  constructor(server: FastifyInstance) {
    this.#server = server;
  }

  async call<G extends Group, K extends keyof Contract[G] & string>(
    group: G,
    key: K,
    input: Readonly<Record<string, string>> = {},
  ): Promise<CallOutput<G, K>> {
    const endpoint = contract[group][key] as Endpoint;
    const form = new URLSearchParams(input).toString();
    const isBody = endpoint.method === 'POST';
    const answer = await this.#server.inject({
      method: endpoint.method,
      url: isBody || form === '' ? endpoint.path : `${endpoint.path}?${form}`,
      headers: {
        cookie: this.cookie,
        host: this.#server.hosts[group.startsWith('staff') ? 'staff' : 'people'],
        'user-agent':
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
        language: 'en_US',
        ...(isBody ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(isBody ? { payload: form } : {}),
    });
    for (const cookie of answer.cookies) {
      if (cookie.value === '') this.#cookies.delete(cookie.name);
      else this.#cookies.set(cookie.name, cookie.value);
    }
    const envelope = answer.json<Envelope<unknown>>();
    if (answer.statusCode !== 200 || envelope.code !== 0) throw new DemoRefused(`${group}.${key}`, envelope);
    return envelope.data as CallOutput<G, K>;
  }

  /** The cookies as a header, for a call made by other means. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The newest six-digit code that was sent to an address. */
  async codeSentTo(address: string): Promise<string> {
    const { rows } = await this.call('notices', 'demoInbox', { to: address });
    // Other messages may have arrived later; six digits inside an address or a link are not a code.
    const found = rows.map(({ body }) => /(?<![A-Za-z0-9._-])[0-9]{6}(?![A-Za-z0-9_-]|[.,][0-9])/.exec(body)?.[0]);
    const code = found.find((each) => each !== undefined);
    if (!code) throw new Error(`no code has been sent to ${address}`);
    return code;
  }
}
