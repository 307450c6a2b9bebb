import { describe, expect, test } from 'vitest';
import { createLog } from './log.ts';

const CANARY = 'canary-7f3a9c';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ level: 'debug', destination: { write: (line) => lines.push(line) } }));
  return lines.join('');
}

describe('no secret reaches the log', () => {
  const names = [
    ...[
      'password',
      'tradingPassword',
      'newPassword',
      'secret',
      'totpSecret',
      'sid',
      'sessionId',
      'accessToken',
      'token',
    ],
    ...[
      'authorization',
      'cookie',
      'set-cookie',
      'mnemonic',
      'walletSeed',
      'privateKey',
      'apiKey',
      'signature',
      'idNumber',
    ],
  ];
  test.each(names)('%s, at any depth', (name) => {
    expect(logged((log) => log.info({ [name]: CANARY, a: { b: [{ [name]: CANARY }] } }, 'said'))).not.toContain(CANARY);
    expect(logged((log) => log.child({ [name]: CANARY }).warn({}, 'said'))).not.toContain(CANARY);
  });

  test.each([
    `/wallet/overview?sid=${CANARY}&x=1`,
    `/login?token=${CANARY}`,
    `Authorization: Bearer ${CANARY}`,
    `postgresql://bourse:${CANARY}@db.example/bourse`,
    `{"password":"${CANARY}"}`,
  ])('inside a text: %s', (text) => {
    expect(logged((log) => log.error({ url: text, error: new Error(text) }, text))).not.toContain(CANARY);
    expect(logged((log) => log.error(new Error(text, { cause: new Error(text) }), 'failed'))).not.toContain(CANARY);
    expect(logged((log) => log.error(new Error(text)))).not.toContain(CANARY);
    expect(logged((log) => log.error({ err: new Error(text) }))).not.toContain(CANARY);
  });

  test('a one-time code, while the code of an error stays', () => {
    const said = logged((log) =>
      log.info({ code: '481516', emailCode: 234_221, error: { code: 'ECONNRESET' } }, 'said'),
    );
    expect(said).not.toContain('481516');
    expect(said).not.toContain('234221');
    expect(said).toContain('ECONNRESET');
  });

  test('the values of a failed statement', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: `Key (email)=(${CANARY})`,
      constraint: 'user_email',
    });
    const said = logged((log) => log.error({ error }, 'failed'));
    expect(said).not.toContain(CANARY);
    expect(said).toContain('user_email');
  });
});

test('a line is JSON with its time, level, request id and sentence', () => {
  const line = JSON.parse(logged((log) => log.child({ requestId: 'r1' }).info({ tookMs: 3 }, 'answered')));
  expect(line).toMatchObject({ level: 'info', requestId: 'r1', tookMs: 3, msg: 'answered' });
  expect(new Date(line.time).getTime()).toBeGreaterThan(0);
});

test('a very deep record is cut and not followed', () => {
  let deep: object = { end: CANARY };
  for (let depth = 0; depth < 50_000; depth++) deep = { deep };
  expect(logged((log) => log.info(deep, 'said'))).toContain('[deep]');
});
