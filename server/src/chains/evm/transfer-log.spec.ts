import { expect, it } from 'vitest';
import type { TokenParams } from '../../networks/network-params.ts';
import { isBookable, type RpcLog } from './evm-rpc.ts';
import { MEMO_TOPIC, memoTransferIn, TRANSFER_TOPIC, transferIn } from './transfer-log.ts';

const FROM = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B';
const TO = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const topicOf = (address: string) => `0x${'0'.repeat(24)}${address.slice(2).toLowerCase()}`;
const wordOf = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;
const MEMO = `0x${'07'.padEnd(64, '0')}`;
const logOf = (over: Partial<RpcLog> = {}): RpcLog => ({
  address: '0x00000000000000000000000000000000000000cc',
  topics: [TRANSFER_TOPIC, topicOf(FROM), topicOf(TO)],
  data: wordOf(5n),
  blockHash: '0x1',
  transactionHash: '0x2',
  logIndex: '0x0',
  ...over,
});
const dirty = (topic: string) => `0x${'f'.repeat(24)}${topic.slice(-40)}`;

it('reads a transfer, and one with a memo', () => {
  expect(TRANSFER_TOPIC).toBe('0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef');
  expect(transferIn(logOf())).toEqual({ from: FROM, to: TO, value: 5n });
  const topics = [MEMO_TOPIC, topicOf(FROM), topicOf(TO), MEMO];
  expect(memoTransferIn(logOf({ topics }))).toEqual({ from: FROM, to: TO, value: 5n, memo: MEMO });
  expect(transferIn(logOf({ topics }))).toBeNull();
  expect(memoTransferIn(logOf())).toBeNull();
});

it('reads the largest number there is, which no books can hold', () => {
  const most = 2n ** 256n - 1n;
  expect(transferIn(logOf({ data: wordOf(most) }))?.value).toBe(most);
  const token: TokenParams = { asset: 'USDT', contract: '0xcc', chainScale: 6, ledgerScale: 18 };
  expect([0n, 1n, 10n ** 26n - 1n, 10n ** 26n, most].map((value) => isBookable(token, value))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

it.each<[string, Partial<RpcLog>]>([
  ['no topics', { topics: [] }],
  ['another event', { topics: [MEMO, topicOf(FROM), topicOf(TO)] }],
  ['topics too few', { topics: [TRANSFER_TOPIC, topicOf(FROM)] }],
  ['a topic too many, as a collectible has', { topics: [TRANSFER_TOPIC, topicOf(FROM), topicOf(TO), wordOf(5n)] }],
  ['a collectible without data', { topics: [TRANSFER_TOPIC, topicOf(FROM), topicOf(TO), wordOf(5n)], data: '0x' }],
  ['everything in its data', { topics: [TRANSFER_TOPIC], data: `${topicOf(FROM)}${topicOf(TO).slice(2)}` }],
  ['no data', { data: '0x' }],
  ['short data', { data: wordOf(5n).slice(0, -2) }],
  ['half a byte', { data: wordOf(5n).slice(0, -1) }],
  ['data behind the amount', { data: `${wordOf(5n)}${wordOf(5n).slice(2)}` }],
  ['data that is no hex', { data: `0x${'z'.repeat(64)}` }],
  ['a sender with dirty padding', { topics: [TRANSFER_TOPIC, dirty(topicOf(FROM)), topicOf(TO)] }],
  ['a recipient with dirty padding', { topics: [TRANSFER_TOPIC, topicOf(FROM), dirty(topicOf(TO))] }],
  ['a short recipient', { topics: [TRANSFER_TOPIC, topicOf(FROM), TO] }],
  ['a recipient that is no hex', { topics: [TRANSFER_TOPIC, topicOf(FROM), `0x${'z'.repeat(64)}`] }],
])('ignores a log with %s', (_shape, over) => {
  expect(transferIn(logOf(over))).toBeNull();
});

it.each<[string, Partial<RpcLog>]>([
  ['no memo', { topics: [MEMO_TOPIC, topicOf(FROM), topicOf(TO)] }],
  ['a topic too many', { topics: [MEMO_TOPIC, topicOf(FROM), topicOf(TO), MEMO, MEMO] }],
  ['a short memo', { topics: [MEMO_TOPIC, topicOf(FROM), topicOf(TO), '0x07'] }],
  ['a recipient with dirty padding', { topics: [MEMO_TOPIC, topicOf(FROM), dirty(topicOf(TO)), MEMO] }],
  ['short data', { topics: [MEMO_TOPIC, topicOf(FROM), topicOf(TO), MEMO], data: '0x05' }],
  ['the memo in its data', { topics: [MEMO_TOPIC, topicOf(FROM), topicOf(TO)], data: `${wordOf(5n)}${MEMO.slice(2)}` }],
])('ignores a log of a transfer with a memo with %s', (_shape, over) => {
  expect(memoTransferIn(logOf(over))).toBeNull();
});
