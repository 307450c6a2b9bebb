import { randomUUID } from 'node:crypto';
import type { Envelope } from '../../contract/src/endpoint.ts';

const PASSWORD = 'A-good-pass-1';
const INBOX_MS_MAX = 10_000;

/** Somebody who opened an account over HTTP, with a browser's cookies. */
export class Person {
  readonly origin: string;
  readonly #cookies = new Map<string, string>();

  private constructor(origin: string) {
    this.origin = origin;
  }

  static async register(origin: string): Promise<Person> {
    const person = new Person(origin);
    const account = `bench-${randomUUID().slice(0, 13)}@bourse.example`;
    await person.post('/open/identity/code', { purpose: 'register', account });
    const code = await person.#codeSentTo(account);
    await person.post('/open/identity/register', { account, code, password: PASSWORD });
    return person;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async post<Data>(path: string, form: Readonly<Record<string, string>>): Promise<Data> {
    const body = new URLSearchParams(form);
    return this.#read(path, await fetch(`${this.origin}${path}`, { method: 'POST', headers: this.#headers(), body }));
  }

  async get<Data>(path: string, query: Readonly<Record<string, string>>): Promise<Data> {
    const url = `${this.origin}${path}?${new URLSearchParams(query)}`;
    return this.#read(path, await fetch(url, { headers: this.#headers() }));
  }

  #headers(): Record<string, string> {
    return { cookie: this.cookie, origin: this.origin };
  }

  async #read<Data>(path: string, answer: Response): Promise<Data> {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const envelope = (await answer.json()) as Envelope<Data>;
    if (envelope.code !== 0) throw new Error(`${path} was refused: ${envelope.i18nMsgCode}`);
    return envelope.data as Data;
  }

  /** Waits for the code, because the message is sent only after the answer, which is the same for everybody. */
  async #codeSentTo(account: string): Promise<string> {
    const deadlineMs = performance.now() + INBOX_MS_MAX;
    while (performance.now() < deadlineMs) {
      const { rows } = await this.get<{ rows: { body: string }[] }>('/open/dev/inbox', { to: account });
      const code = /(?<![0-9])[0-9]{6}(?![0-9])/.exec(rows[0]?.body ?? '')?.[0];
      if (code) return code;
    }
    throw new Error(`no code has been sent to ${account}`);
  }
}
