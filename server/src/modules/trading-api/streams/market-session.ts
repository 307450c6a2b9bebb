import type { StreamHub } from './stream-hub.ts';
import { messageIdOf, POLICY_VIOLATION, readMessage, type Speaker, type Wire } from './wire.ts';

const STREAMS_MAX = 1_024;
const SINGLE = /^\/(?:stream\/)?ws(?:\/(.*))?$/;

/** A connection that follows market streams: `/ws`, `/ws/<stream>`, `/stream?streams=…` and `/stream/ws/<number>`. */
export class MarketSession implements Speaker {
  readonly #hub: StreamHub;
  readonly #wire: Wire;
  readonly #followed = new Set<string>();
  /** True if each event is sent together with the name of its stream. */
  #isCombined: boolean;
  readonly #tell = (name: string, json: string): void =>
    this.#wire.send(this.#isCombined ? `{"stream":${JSON.stringify(name)},"data":${json}}` : json);

  constructor(hub: StreamHub, wire: Wire) {
    this.#hub = hub;
    this.#wire = wire;
    this.#isCombined = wire.path === '/stream';
    for (const name of firstStreams(wire)) {
      if (this.#followed.size < STREAMS_MAX && hub.follow(name, this.#tell)) this.#followed.add(name);
      else {
        wire.close(POLICY_VIOLATION, 'there is no such stream');
        return;
      }
    }
  }

  hear(text: string): void {
    const message = readMessage(text);
    const id = message ? messageIdOf(message.id) : undefined;
    const isReadable = message !== null && id !== undefined;
    const said = isReadable ? this.#replyTo(message.method, message.params) : refusal(3, 'Invalid JSON');
    this.#wire.send(JSON.stringify({ ...said, id: id ?? null }));
  }

  isFollowed(): boolean {
    return this.#followed.size > 0;
  }

  onClosed(): void {
    this.#leave([...this.#followed]);
  }

  /** Follows all of the streams, or none. */
  #follow(names: readonly string[]): boolean {
    const fresh = names.filter((name) => !this.#followed.has(name));
    for (const [at, name] of fresh.entries()) {
      if (this.#hub.follow(name, this.#tell)) continue;
      for (const other of fresh.slice(0, at)) this.#hub.leave(other, this.#tell);
      return false;
    }
    for (const name of fresh) this.#followed.add(name);
    return true;
  }

  #leave(names: readonly string[]): void {
    for (const name of names) if (this.#followed.delete(name)) this.#hub.leave(name, this.#tell);
  }

  #replyTo(method: unknown, params: unknown): Reply {
    const names = Array.isArray(params) ? params : [];
    if (method === 'LIST_SUBSCRIPTIONS') return { result: [...this.#followed] };
    if (method === 'GET_PROPERTY' && names[0] === 'combined') return { result: this.#isCombined };
    if (method === 'SET_PROPERTY' && names[0] === 'combined' && typeof names[1] === 'boolean') {
      this.#isCombined = names[1];
      return { result: null };
    }
    if (method !== 'SUBSCRIBE' && method !== 'UNSUBSCRIBE') return refusal(2, 'Invalid request: unknown method');
    if (names.length === 0 || !names.every((name): name is string => typeof name === 'string'))
      return refusal(2, 'Invalid request: params must be a list of streams');
    if (method === 'UNSUBSCRIBE') {
      this.#leave(names);
      return { result: null };
    }
    if (this.#followed.size + names.length > STREAMS_MAX) return refusal(2, 'Invalid request: too many streams');
    return this.#follow(names) ? { result: null } : refusal(2, 'Invalid request: invalid stream');
  }
}

type Reply = { readonly result: unknown } | { readonly error: { readonly code: number; readonly msg: string } };

const refusal = (code: number, msg: string): Reply => ({ error: { code, msg } });

/**
 * The streams in the address. A number after `/ws/` only distinguishes a client's connections. A plus is one, also in a query:
 * clients write `kline_1d@+08:00` as it is, and no stream has a space in its name.
 */
export function firstStreams({ path, query }: Pick<Wire, 'path' | 'query'>): string[] {
  const asked = () => new URLSearchParams(query.replaceAll('+', '%2B')).get('streams') ?? '';
  const rest = path === '/stream' ? asked() : (SINGLE.exec(path)?.[1] ?? '');
  const names = decoded(rest)
    .split('/')
    .filter((name) => name !== '');
  return names.length === 1 && /^[0-9]{1,4}$/.test(names[0]!) ? [] : names;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether an address serves market streams. */
export const isMarketPath = (path: string): boolean => path === '/stream' || SINGLE.test(path);
