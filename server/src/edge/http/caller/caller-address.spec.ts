import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { callerAddress } from './caller-address.ts';

it.each<[string, readonly string[], string, string | undefined, string]>([
  ['nobody is trusted', [], '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['the proxy names the caller', ['10.0.0.1'], '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a caller claims to be another', ['10.0.0.1'], '10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['two proxies stand in a row', ['10.0.0.1', '10.0.0.2'], '10.0.0.1', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['proxies are a network', ['10.0.0.0/8'], '10.9.8.7', '203.0.113.7', '203.0.113.7'],
  ['proxies have a name', ['loopback'], '::1', '203.0.113.7', '203.0.113.7'],
  ['IPv4 came over IPv6', ['10.0.0.1'], '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['the caller is not behind the proxy', ['10.0.0.1'], '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['the proxy says nothing', ['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1'],
])('is told where %s', (_case, trusted, remoteAddress, forwarded, expected) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  expect(callerAddress(trusted)({ socket: { remoteAddress }, headers } as IncomingMessage)).toBe(expected);
});
