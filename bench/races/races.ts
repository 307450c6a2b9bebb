import { randomUUID } from 'node:crypto';
import { contract } from '@bourse/contract/contract.ts';
import type { Envelope } from '@bourse/contract/endpoint.ts';
import type { TestExchange } from '../../server/test/test-exchange.ts';
import { formPost, race } from './last-byte.ts';

/** How many requests of a race succeeded, and how many may. */
export interface RaceOutcome {
  readonly race: string;
  readonly allowed: number;
  readonly accepted: number;
  /** Answers with status 500 and above, and connections without an answer. */
  readonly faults: number;
}

type Race = (exchange: TestExchange, port: number, callers: number) => Promise<RaceOutcome>;

interface Answers {
  readonly accepted: readonly Envelope<Record<string, unknown>>[];
  readonly refused: readonly string[];
  readonly faults: number;
}

async function callAll(port: number, requests: readonly string[]): Promise<Answers> {
  const answers = await race(port, requests);
  const read = answers
    .filter(({ status }) => status === 200)
    .map(({ body }) => JSON.parse(body) as Envelope<Record<string, unknown>>);
  return {
    accepted: read.filter(({ code }) => code === 0),
    refused: read.filter(({ code }) => code !== 0).map(({ i18nMsgCode }) => i18nMsgCode ?? ''),
    faults: answers.filter(({ status }) => status === 0 || (status >= 500 && status !== 503)).length,
  };
}

const repeat = (callers: number, request: (caller: number) => string) =>
  Array.from({ length: callers }, (_, caller) => request(caller));

/** Everybody at once moves one whole balance: one may succeed. */
const overspend: Race = async (exchange, port, callers) => {
  const { uid, client } = await exchange.person({ funds: { USDT: '100' } });
  const { path } = contract.transfers.transfer;
  const answers = await callAll(
    port,
    repeat(callers, () =>
      formPost(
        path,
        { clientRequestId: randomUUID(), asset: 'USDT', from: 'funding', to: 'spot', amount: '100' },
        client.cookie,
      ),
    ),
  );
  const left = await exchange.available(uid, 'funding', 'USDT');
  return {
    race: 'overspend',
    allowed: 1,
    accepted: left === 0n ? answers.accepted.length : callers,
    faults: answers.faults,
  };
};

/** Everybody at once sends the same request: it takes effect once, and every answer names the same transfer. */
const replay: Race = async (exchange, port, callers) => {
  const { uid, client } = await exchange.person({ funds: { USDT: '100' } });
  const clientRequestId = randomUUID();
  const { path } = contract.transfers.transfer;
  const answers = await callAll(
    port,
    repeat(callers, () =>
      formPost(path, { clientRequestId, asset: 'USDT', from: 'funding', to: 'spot', amount: '1' }, client.cookie),
    ),
  );
  const moved = await exchange.available(uid, 'spot', 'USDT');
  const ids = new Set(answers.accepted.map(({ data }) => data?.id));
  return {
    race: 'replay',
    allowed: 1,
    accepted: Math.max(ids.size, Number(moved / 1_000_000n)),
    faults: answers.faults,
  };
};

/** Everybody at once types the same code: it passes once. */
const oneCode: Race = async (exchange, port, callers) => {
  const { client, tradingPassword, login } = await exchange.person({ funds: { USDT: '100' } });
  const recipient = await exchange.person();
  const payment = { asset: 'USDT', recipientType: 'account', recipientAccount: recipient.uid, amount: '2' };
  await client.call('transfers', 'sendCode', { ...payment, channel: 'email' });
  const emailCode = await client.codeSentTo(login);
  const { path } = contract.transfers.send;
  const answers = await callAll(
    port,
    repeat(callers, () =>
      formPost(path, { clientRequestId: randomUUID(), ...payment, tradingPassword, emailCode }, client.cookie),
    ),
  );
  return { race: 'one code', allowed: 1, accepted: answers.accepted.length, faults: answers.faults };
};

/** Many guesses at a code at once: at most five are judged. */
const guesses: Race = async (exchange, port, callers) => {
  const account = `guess-${randomUUID()}@bourse.example`;
  const { client } = exchange.visitor();
  await client.call('identity', 'sendCode', { purpose: 'register', account });
  const right = await client.codeSentTo(account);
  const wrong = (caller: number) => ((Number(right) + 1 + caller) % 1_000_000).toString().padStart(6, '0');
  const { path } = contract.identity.register;
  const answers = await callAll(
    port,
    repeat(callers, (caller) =>
      formPost(path, { account, code: wrong(caller), password: 'A-good-pass-1' }, client.cookie),
    ),
  );
  const judged = answers.refused.filter((code) => code === 'CODE_WRONG').length;
  return { race: 'guesses', allowed: 5, accepted: judged + answers.accepted.length * callers, faults: answers.faults };
};

/** Everybody at once registers one address with the right code: one account is made. */
const oneAccount: Race = async (exchange, port, callers) => {
  const account = `twin-${randomUUID()}@bourse.example`;
  const { client } = exchange.visitor();
  await client.call('identity', 'sendCode', { purpose: 'register', account });
  const code = await client.codeSentTo(account);
  const { path } = contract.identity.register;
  const answers = await callAll(
    port,
    repeat(callers, () => formPost(path, { account, code, password: 'A-good-pass-1' }, client.cookie)),
  );
  return { race: 'one account', allowed: 1, accepted: answers.accepted.length, faults: answers.faults };
};

export const RACES: readonly Race[] = [overspend, replay, oneCode, guesses, oneAccount];
