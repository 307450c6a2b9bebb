import { type Agent, request } from 'node:http';
import { contract } from '@bourse/contract/contract.ts';
import type { Endpoint, Envelope } from '@bourse/contract/endpoint.ts';
import { type CallOutput, type Contract, DemoRefused } from '../demo-client.ts';

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

export interface HttpClientParts {
  /** Where the server is, such as `http://127.0.0.1:3000`. */
  readonly address: URL;
  /** The host that it answers people under. */
  readonly host: string;
  /** Keeps connections. */
  readonly agent: Agent;
  /** The address of this machine from which the calls come; null for whichever. */
  readonly from: string | null;
  /** The session. */
  readonly cookie: string;
  readonly stopping: AbortSignal;
}

/** A browser of somebody who is logged in, over HTTP. */
export class HttpClient {
  readonly #parts: HttpClientParts;
  /** The server's time in its last answer. */
  serverNowMs = 0;

  constructor(parts: HttpClientParts) {
    this.#parts = parts;
  }

  /** @throws DemoRefused where the call is refused; another error where no answer came */
  async call<G extends keyof Contract, K extends keyof Contract[G] & string>(
    group: G,
    key: K,
    input: Readonly<Record<string, string>> = {},
  ): Promise<CallOutput<G, K>> {
    const endpoint = contract[group][key] as Endpoint;
    const envelope = await this.#send(endpoint, new URLSearchParams(input).toString());
    this.serverNowMs = envelope.serverNow;
    if (envelope.code !== 0) throw new DemoRefused(`${group}.${key}`, envelope);
    return envelope.data as CallOutput<G, K>;
  }

  #send({ method, path }: Endpoint, form: string): Promise<Envelope<unknown>> {
    const { address, host, agent, from, cookie, stopping } = this.#parts;
    const isBody = method === 'POST';
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          agent,
          method,
          hostname: address.hostname,
          port: address.port,
          path: isBody || form === '' ? path : `${path}?${form}`,
          ...(from === null ? {} : { localAddress: from }),
          signal: stopping,
          headers: {
            host,
            cookie,
            'user-agent': USER_AGENT,
            language: 'en_US',
            ...(isBody
              ? { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(form) }
              : {}),
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            if (answer.statusCode !== 200) return reject(new Error(`${path} was answered with ${answer.statusCode}`));
            resolve(JSON.parse(Buffer.concat(parts).toString()) as Envelope<unknown>);
          });
        },
      );
      asked.on('error', reject);
      asked.end(isBody ? form : undefined);
    });
  }
}
