import { expect, it } from 'vitest';
import { DOWNTIME_PATH, downtimeFrom, placeToReturnTo } from './pages.ts';

/** The value of `from` as the server reads it: decoded once. */
const fromOf = (address: string) => new URLSearchParams(address.slice(address.indexOf('?'))).get('from');

it.each([
  '/',
  '/wallet/overview',
  '/wallet/withdraw?asset=USDT&network=base',
  '/frontSpot/spottrade?symbol=BTC_USDT#book',
  '/console/',
  '/console/users?q=a%40b.example&page=2',
  '/wallet/history?from=//a&next=https://b/',
])('the downtime page leads back to %s', (place) => {
  expect(placeToReturnTo(fromOf(downtimeFrom(place)))).toBe(place);
});

it.each<[string, string | null]>([
  ['nothing', null],
  ['no place', ''],
  ['another host', '//evil.test'],
  ['another host behind a slash', '///evil.test/'],
  ['another host, with a backslash', '/\\evil.test'],
  ['another host, with backslashes', '\\\\evil.test'],
  ['a backslash in the query', '/wallet?a=\\'],
  ['an address of another host', 'https://evil.test/'],
  ['an address of our own', 'https://bourse.example/wallet'],
  ['a host without a scheme', 'evil.test/wallet'],
  ['a relative path', 'wallet/overview'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JaVaScRiPt:alert(1)'],
  ['a script behind a slash', '/javascript:alert(1)'],
  ['data', 'data:text/html,a'],
  ['a host, encoded', '/%2Fevil.test'],
  ['a host, encoded twice', '%2F%2Fevil.test'],
  ['an encoded backslash', '/%5Cevil.test'],
  ['a tab, which browsers drop', '/\t/evil.test'],
  ['a line, which browsers drop', '/\n/evil.test'],
  ['a line in the query', '/wallet?a=\nb'],
  ['a blank before it', ' //evil.test'],
  ['a dot, which browsers drop', '/.//evil.test'],
  ['a way up', '/wallet/../../evil.test'],
  ['a person of another host', '/@evil.test//'],
  ['another slash', '/\u2215evil.test'],
  ['letters of another alphabet', '/w\u0430llet'],
  ['the downtime page', DOWNTIME_PATH],
  ['the downtime page, again', downtimeFrom('/wallet')],
  ['what no address is as long as', `/${'a'.repeat(2_000)}`],
])('%s is not followed', (_what, from) => {
  expect(placeToReturnTo(from)).toBe('/');
});

it.each(['/%', '/wallet?a='])('what is too long to be carried is left behind: %s…', (start) => {
  expect(downtimeFrom(start + '%'.repeat(1_999))).toBe(DOWNTIME_PATH);
});
