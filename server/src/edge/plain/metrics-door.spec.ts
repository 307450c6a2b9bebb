import { expect, it } from 'vitest';
import { type MetricsDoor, metricsDoor } from './metrics-door.ts';

const TOKEN = 'a-token-of-the-operator';
const asks = (door: Partial<MetricsDoor>, remoteAddress: string, authorization?: string) =>
  metricsDoor({ isOpen: false, token: null, trustedProxies: ['10.0.0.1'], ...door })({
    socket: { remoteAddress } as never,
    headers: authorization === undefined ? {} : { authorization },
  });

it.each([
  ['10.0.0.2', true],
  ['172.31.0.9', true],
  ['192.168.7.7', true],
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:10.0.0.2', true],
  ['fd00::5', true],
  ['fe80::1%eth0', true],
  ['10.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['203.0.113.7', false],
  ['172.32.0.1', false],
  ['2001:db8::1', false],
  ['', false],
])('without a token %s may read: %s', (address, may) => {
  expect(asks({}, address)).toBe(may);
});

it('nobody may where no proxies are named: everybody would come from the address of one', () => {
  expect(asks({ trustedProxies: [] }, '127.0.0.1')).toBe(false);
});

it('a token opens from anywhere, and nothing else does', () => {
  const door = { token: TOKEN, trustedProxies: [] };
  expect(asks(door, '203.0.113.7', `Bearer ${TOKEN}`)).toBe(true);
  for (const shown of [undefined, '', 'Bearer ', TOKEN, `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])
    expect(asks(door, '10.0.0.2', shown)).toBe(false);
});

it('everybody may in the demo', () => {
  expect(asks({ isOpen: true }, '203.0.113.7')).toBe(true);
});
