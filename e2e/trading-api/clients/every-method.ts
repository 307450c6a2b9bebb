/** What was answered to somebody who called what is not offered. */
export interface Refusal {
  /** 0 where it was answered after all, null where the client itself refused and sent nothing. */
  readonly code: number | null | undefined;
  /** The path over HTTP, or the method over a connection; what the client says where it sent nothing. */
  readonly called: string;
}

/** One client, and what is decided of each of its methods. */
export interface Client {
  /** Every method that the installed package has: none can be forgotten. */
  readonly methods: readonly string[];
  /** What is offered, by method, in the order in which it is called; each looks at what is answered. */
  readonly offered: Readonly<Record<string, () => Promise<unknown>>>;
  /** What no call to this exchange comes of, by method or by a pattern of methods, and why. */
  readonly elsewhere: readonly (readonly [methods: string | RegExp, why: string])[];
  /** True where `elsewhere` is tried too, because it stays here: whatever it sends after all is refused like the rest. */
  readonly triesElsewhere?: boolean;
  /** What is on its way, and the code that it is refused with until then; with another answer it has to be offered. */
  readonly coming: Readonly<Record<string, number>>;
  /** Calls any other method as somebody does who knows nothing of this exchange. */
  probe(method: string): Promise<Refusal>;
}

const NOT_SUPPORTED = -1020;

/**
 * Calls every method of a client, or finds why not. What is neither offered nor elsewhere has to be answered with the form's own
 * code for it and to stand in the table of the page for bot writers.
 *
 * @returns what is wrong, by method
 */
export async function lookAtEveryMethod(client: Client, isLeftOut: (called: string) => boolean): Promise<string[]> {
  const wrong: string[] = [];
  const note = (method: string, what: string) => wrong.push(`${method}: ${what}`);
  const has = new Set(client.methods);
  for (const method of [...Object.keys(client.offered), ...Object.keys(client.coming)])
    if (!has.has(method)) note(method, 'this client has no such method any more');
  for (const [methods] of client.elsewhere)
    if (!client.methods.some((method) => isOneOf(methods, method)))
      note(String(methods), 'this client has no such method any more');
  for (const [method, call] of Object.entries(client.offered))
    await within(CALL_MS_MAX, call()).catch((error: unknown) => note(method, textOf(error)));
  for (const method of client.methods) {
    const isElsewhere = client.elsewhere.some(([methods]) => isOneOf(methods, method));
    if (client.offered[method] || (isElsewhere && !client.triesElsewhere)) continue;
    const refusal = await client.probe(method).catch((error: unknown) => ({ code: undefined, called: textOf(error) }));
    const { code, called } = refusal;
    if (code === null && !isElsewhere) note(method, `it sends nothing: ${called}`);
    if (code === null || code === client.coming[method]) continue;
    if (code !== NOT_SUPPORTED) note(method, `neither offered nor refused: ${code} ${called}`);
    else if (!isLeftOut(called)) note(method, `not on the page: ${called}`);
  }
  return wrong;
}

/** A client may wait for ever; then its method is named, and the others have their turn. */
const CALL_MS_MAX = 60_000;
async function within(ms: number, call: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came of it within ${ms / 1_000} s`)), ms);
  });
  await Promise.race([call, late]).finally(() => clearTimeout(timer));
}

const isOneOf = (methods: string | RegExp, method: string): boolean =>
  typeof methods === 'string' ? methods === method : methods.test(method);

/** Clients throw what they like. */
function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : JSON.stringify(error);
  return (text ?? String(error)).slice(0, 600);
}

/** Every method of a class and of what it is made of, down to a class that is somebody else's. */
export function methodsOf(type: { readonly prototype: object }, base: object = Object.prototype): string[] {
  const names = new Set<string>();
  for (let each = type.prototype; each !== base && each !== Object.prototype; each = Object.getPrototypeOf(each))
    for (const name of Object.getOwnPropertyNames(each)) if (name !== 'constructor') names.add(name);
  return [...names];
}

/** The calls that the page for bot writers says are left out, as it writes them: `GET /path`, `/path/*`, `v*` for any version. */
export async function readLeftOut(http: string): Promise<(called: string) => boolean> {
  const page = await (await fetch(`${http}/docs/api`)).text();
  const chapter = /<section id="left-out">.*?<\/section>/s.exec(page)?.[0] ?? '';
  const patterns = [...chapter.matchAll(/<code>([^<]+)<\/code>/g)].map(([, text]) => {
    const [path = ''] = (text ?? '').split(' ').slice(-1);
    return new RegExp(`^${path.replaceAll('.', '\\.').replace('v*', 'v[1-9]').replace(/\/\*$/, '(?:/.*)?')}$`);
  });
  return (called) => patterns.some((pattern) => pattern.test(called));
}
