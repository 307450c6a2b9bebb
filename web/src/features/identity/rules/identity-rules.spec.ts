import { describe, expect, it } from 'vitest';
import { accountProblem, isAccount, tidyAccount } from './account.ts';
import { boundFactors, chooseFactors, otherFactor } from './factor-choice.ts';
import { isKycComplete, kycProblems, photosOf } from './kyc-form.ts';
import { lockEndMs } from './lock-end.ts';
import { nextProtection, protectionsOn } from './protections.ts';

describe('account', () => {
  it.each([
    ['email', 'mia@outlook.com', null],
    ['email', 'mia@outlook', 'email'],
    ['email', '', null],
    ['phone', '+33 6 12 34 56 78', null],
    ['phone', '0033 (6) 12-34-56-78', null],
    ['phone', '0612345678', 'phonePlus'],
    ['phone', '+33', 'phone'],
  ] as const)('%s %j: %s', (kind, typed, problem) => {
    expect(accountProblem(kind, typed)).toBe(problem);
    expect(isAccount(kind, typed)).toBe(problem === null && typed !== '');
  });

  it('sends phones without signs between the digits', () => {
    expect(tidyAccount('phone', ' 0033 (6) 12-34.56 78 ')).toBe('+33612345678');
  });
});

describe('factors', () => {
  const all = { passkeys: 0, totpBound: true, email: 'a@b.co', phone: '+336' };
  it('asks for the strongest that are bound, and no more than there are', () => {
    expect(boundFactors(all)).toEqual(['totp', 'email', 'sms']);
    expect(chooseFactors(all, 1)).toEqual(['totp']);
    expect(chooseFactors(all, 2)).toEqual(['totp', 'email']);
    expect(chooseFactors({ ...all, totpBound: false, phone: null }, 2)).toEqual(['email']);
    expect(chooseFactors({ ...all, passkeys: 1 }, 2)).toEqual(['passkey', 'totp']);
  });
  it('offers the next one that is not asked for', () => {
    expect(chooseFactors({ ...all, passkeys: 1 }, 2, true)).toEqual(['passkey', 'email']);
    expect(chooseFactors({ ...all, passkeys: 1, email: null }, 1, true)).toEqual(['sms']);
    expect(otherFactor(all, ['totp', 'email'], 'totp')).toBe('sms');
    expect(otherFactor({ ...all, passkeys: 1 }, ['passkey', 'email'], 'email', true)).toBe('sms');
    expect(otherFactor({ ...all, passkeys: 1, phone: null }, ['passkey', 'email'], 'email', true)).toBeNull();
    expect(otherFactor(all, ['sms'], 'sms')).toBe('totp');
    expect(otherFactor({ ...all, phone: null }, ['totp', 'email'], 'totp')).toBeNull();
  });
});

describe('protections', () => {
  const none = {
    email: 'a@b.co',
    phone: null,
    totpBound: false,
    tradingPasswordSet: false,
    antiPhishingCode: null,
    whitelistMode: false,
    kycLevel: 'none',
  };
  it('names the next best step', () => {
    expect(Object.values(protectionsOn(none)).filter(Boolean)).toHaveLength(2);
    expect(nextProtection(none)).toBe('totp');
    expect(nextProtection({ ...none, totpBound: true })).toBe('tradingPassword');
  });
  it('has none left when all are on', () => {
    const all = { ...none, phone: '+336', totpBound: true, tradingPasswordSet: true, antiPhishingCode: 'x' };
    expect(nextProtection({ ...all, whitelistMode: true, kycLevel: 'primary' })).toBeNull();
  });
});

describe('withdrawal lock', () => {
  it('is extended and never shortened', () => {
    expect(lockEndMs(1000, 24, null)).toBe(1000 + 24 * 3_600_000);
    expect(lockEndMs(1000, 6, 99_000_000_000)).toBe(99_000_000_000);
  });
});

describe('verification form', () => {
  const nowMs = Date.UTC(2026, 10, 20);
  const person = {
    fullName: 'Mia Laurent',
    birthDate: '1994-03-02',
    nationality: 'FR',
    documentType: 'passport',
    documentNumber: '12AB34567',
    documentExpiresOn: '',
  } as const;
  it.each([
    [{}, {}],
    [{ fullName: 'M' }, { fullName: 'name' }],
    [{ birthDate: '2026-02-31' }, { birthDate: 'birthDate' }],
    [{ birthDate: '2012-01-01' }, { birthDate: 'underage' }],
    [{ documentNumber: '1!' }, { documentNumber: 'documentNumber' }],
  ])('with %j it says %j', (change, problems) => {
    expect(kycProblems({ ...person, ...change }, nowMs)).toEqual(problems);
    expect(isKycComplete({ ...person, ...change }, nowMs)).toBe(Object.keys(problems).length === 0);
  });
  it('wants one photo of a passport and two of a card', () => {
    expect(photosOf('primary', 'passport')).toEqual(['front']);
    expect(photosOf('primary', 'id-card')).toEqual(['front', 'back']);
    expect(photosOf('advanced', 'passport')).toEqual(['selfie', 'address']);
  });
});
