import { describe, expect, it } from 'vitest';
import { codeIn, knownKind, noticePage, shownParams } from './notice-kind.ts';

describe('notices', () => {
  it('knows where a notice leads', () => {
    expect(noticePage('identity.newDevice')).toBe('identity.security');
    expect(noticePage('wallet.sent')).toBe('bookings.financial');
    expect(knownKind('somewhere.else')).toBeNull();
  });
  it('groups an amount and leaves the rest as it came', () => {
    expect(shownParams({ amount: '150000.5', asset: 'USDT' })).toEqual({ amount: '150,000.5', asset: 'USDT' });
    expect(shownParams({ device: 'Chrome 156' })).toEqual({ device: 'Chrome 156' });
  });
  it.each([
    ['Your code is 409718. It is good for five minutes.', '409718'],
    ['Withdraw 0.5 ETH to 0x71c49e1234567', null],
    ['0x12b409718cd and 409718.5 and https://b.example/?a=_409718', null],
    ['인증 코드는 409718입니다', '409718'],
    ['no code', null],
  ])('finds the code in %j', (body, code) => expect(codeIn(body)).toBe(code));
});
