import { Agent, request } from 'node:http';

/** The callers, in a process of their own so that their work is not counted as the server's. */

export interface CallersInput {
  readonly port: number;
  readonly path: string;
  readonly cookies: readonly string[];
  readonly callers: number;
  readonly forMs: number;
}

export interface CallersOutput {
  readonly latenciesMs: readonly number[];
  readonly failed: number;
}

async function run({ port, path, cookies, callers, forMs }: CallersInput): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const latenciesMs: number[] = [];
  let failed = 0;
  const endsMs = performance.now() + forMs;
  await Promise.all(
    Array.from({ length: callers }, async (_, at) => {
      while (performance.now() < endsMs) {
        const startedMs = performance.now();
        const isGood = await call(agent, port, path, cookies[at % cookies.length]!);
        if (isGood) latenciesMs.push(performance.now() - startedMs);
        else failed++;
      }
    }),
  );
  agent.destroy();
  process.send!({ latenciesMs, failed } satisfies CallersOutput, undefined, undefined, () => process.disconnect());
}

function call(agent: Agent, port: number, path: string, cookie: string): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, headers: { cookie } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        body += part;
      });
      answer.on('end', () => resolve(answer.statusCode === 200 && body.startsWith('{"code":0,')));
    });
    sent.on('error', () => resolve(false));
    sent.end();
  });
}

process.once('message', (input) => void run(input as CallersInput));
