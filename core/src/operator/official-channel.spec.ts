import { describe, expect, it } from 'vitest';
import { judgeChannel, mayBeOfficial } from './official-channel.ts';
import { decodePunycode } from './punycode.ts';

const OFFICIAL = [
  'https://bourse.example',
  'https://x.com/BourseHQ',
  'https://t.me/bourse_news',
  'https://help.example/bourse',
  'Bourse <no-reply@mail.bourse.example>',
  'bourse.press@gmail.com',
  '+41 44 123 45 67',
];
const WEB = 'https://bourse.example';
const MAIL = 'Bourse <no-reply@mail.bourse.example>';
const judged = (text: string) => judgeChannel(text, OFFICIAL);

describe('an official channel', () => {
  it.each([
    ['https://bourse.example', WEB],
    ['bourse.example', WEB],
    ['  HTTPS://Bourse.Example/wallet/withdraw?asset=BTC#top ', WEB],
    ['https://bourse.example:443/', WEB],
    ['https:bourse.example', WEB],
    ['https:\\\\bourse.example\\wallet', WEB],
    ['https://bourse%2Eexample/', WEB],
    ['https://bourse。example', WEB],
    ['https://ｂourse.example', WEB],
    ['https://bourse.example./', WEB],
    ['\u200ebourse.example\u200b', WEB],
    ['https://twitter.com/boursehq/', 'https://x.com/BourseHQ'],
    ['https://mobile.twitter.com/boursehq?s=20', 'https://x.com/BourseHQ'],
    ['t.me/bourse_news', 'https://t.me/bourse_news'],
    ['https://help.example/bourse', 'https://help.example/bourse'],
    ['No-Reply@mail.bourse.example', MAIL],
    ['Support Team <no-reply@mail.bourse.example>', MAIL],
    ['mailto:no-reply@mail.bourse.example?subject=x', MAIL],
    ['+41441234567', '+41 44 123 45 67'],
    ['0041 (44) 123-45-67', '+41 44 123 45 67'],
    ['tel:+41.44.123.45.67', '+41 44 123 45 67'],
  ])('%s', (text, official) => {
    expect(judged(text)).toMatchObject({ verdict: 'OFFICIAL', reason: null, official });
  });

  it('a name is ours only where we have it', () => {
    expect(judged('@boursehq')).toMatchObject({
      verdict: 'ONLY_AT',
      kind: 'handle',
      official: 'https://x.com/BourseHQ',
    });
    expect(judged('Bourse_News')).toMatchObject({ verdict: 'ONLY_AT', official: 'https://t.me/bourse_news' });
  });
});

describe('a channel that is not official', () => {
  it.each([
    // Letters.
    ['https://bоurse.example', 'MIXED_SCRIPTS', WEB],
    ['https://xn--burse-jye.example', 'MIXED_SCRIPTS', WEB],
    ['https://boursé.example', 'LOOK_ALIKE', WEB],
    ['https://b0urse.example', 'LOOK_ALIKE', WEB],
    ['https://bour-se.example', 'LOOK_ALIKE', WEB],
    ['https://bourze.example', 'ONE_SLIP', WEB],
    ['https://bourses.example', 'ONE_SLIP', WEB],
    ['https://buorse.example', 'ONE_SLIP', WEB],
    ['https://bour\u200bse.example', 'HIDDEN_CHARACTERS', null],
    ['https://bour\u00adse.example', 'HIDDEN_CHARACTERS', null],
    ['https://\u202eelpmaxe.esruob', 'HIDDEN_CHARACTERS', null],
    // Addresses, each with where it really leads.
    ['https://bourse.example@evil.test', 'USER_INFO', null],
    ['https://bourse.example:pass@evil.test/login', 'USER_INFO', null],
    ['https://evil.test\\@bourse.example', 'NAME_IN_PATH', WEB],
    ['bourse.example@evil.test/login', 'USER_INFO', null],
    ['https://someone@bourse.example', 'USER_INFO', null],
    ['https://bourse.example.evil.test/wallet', 'SUBDOMAIN_TRICK', WEB],
    ['https://bоurse.example.evil.test', 'MIXED_SCRIPTS', null],
    ['https://b0urse.example.evil.test', 'SUBDOMAIN_TRICK', WEB],
    ['https://www.bourse.example', 'SUBDOMAIN_NOT_LISTED', WEB],
    ['https://evil.test/bourse.example/login', 'NAME_IN_PATH', WEB],
    ['https://evil.test/?next=https://bourse.example', 'NAME_IN_PATH', WEB],
    ['https://bourse.test', 'NAME_ELSEWHERE', WEB],
    ['https://bourse-support.test', 'NAME_ELSEWHERE', WEB],
    ['https://bourse.example-login.test', 'NAME_ELSEWHERE', WEB],
    ['http://bourse.example', 'NOT_ENCRYPTED', WEB],
    ['https://bourse.example:8443', 'OTHER_PORT', WEB],
    ['http://203.0.113.7/bourse', 'IP_ADDRESS', null],
    ['http://[2001:db8::1]/', 'IP_ADDRESS', null],
    ['javascript:alert(1)//bourse.example', 'NOT_A_PAGE', null],
    ['data:text/html,bourse.example', 'NOT_A_PAGE', null],
    ['https://somewhere.test', 'NOT_LISTED', null],
    ['https://help.example/other', 'NOT_LISTED', null],
    // Profiles.
    ['https://x.com/BourseHQ/status/1', 'NOT_LISTED', null],
    ['https://x.com/B0urseHQ', 'LOOK_ALIKE', 'https://x.com/BourseHQ'],
    ['https://t.me/boursehq', 'NOT_LISTED', null],
    ['https://t.me/bourse_newss', 'ONE_SLIP', 'https://t.me/bourse_news'],
    ['@bourse_support', 'NAME_ELSEWHERE', WEB],
    ['@bоursehq', 'MIXED_SCRIPTS', 'https://x.com/BourseHQ'],
    ['@somebody', 'NOT_LISTED', null],
    // Mail.
    ['support@bourse.example', 'OTHER_MAILBOX', null],
    ['no-reply@mail.bоurse.example', 'LOOK_ALIKE', MAIL],
    ['no-reply@mail.bourse.example.evil.test', 'SUBDOMAIN_TRICK', WEB],
    ['Bourse <help@bourse-mail.test>', 'NAME_ELSEWHERE', WEB],
    ['bourse.prass@gmail.com', 'ONE_SLIP', 'bourse.press@gmail.com'],
    ['bourse.help@gmail.com', 'NAME_ELSEWHERE', WEB],
    ['somebody@gmail.com', 'NOT_LISTED', null],
    // Numbers.
    ['+41 44 123 45 68', 'ONE_SLIP', '+41 44 123 45 67'],
    ['+1 202 555 0100', 'NOT_LISTED', null],
    // Texts of which nothing can be read.
    ['are you really you?', 'UNREADABLE', null],
    ['https://', 'UNREADABLE', null],
    ['https://xn--0.example', 'UNREADABLE', null],
    ['', 'UNREADABLE', null],
  ])('%s: %s', (text, reason, official) => {
    expect(judged(text)).toMatchObject({ verdict: 'NOT_OFFICIAL', reason, official });
  });

  it('tells where it leads in truth, and which letters are odd', () => {
    expect(judged('https://bourse.example.evil.test/x').leadsTo).toBe('evil.test');
    expect(judged('https://bourse.example@evil.test').leadsTo).toBe('evil.test');
    expect(judged('https://xn--burse-jye.example')).toMatchObject({
      leadsTo: 'bоurse.example',
      oddLetters: ['о U+043E'],
    });
  });

  it('with nothing listed, nothing is official', () => {
    expect(judgeChannel('https://bourse.example', [])).toMatchObject({ verdict: 'NOT_OFFICIAL', reason: 'NOT_LISTED' });
    expect(judgeChannel('https://bourse.example', ['???'])).toMatchObject({ reason: 'NOT_LISTED' });
  });

  it('an exchange on one machine has itself', () => {
    const demo = ['http://localhost:3000', 'Bourse <no-reply@localhost>'];
    expect(judgeChannel('http://localhost:3000/wallet', demo)).toMatchObject({ verdict: 'OFFICIAL' });
    expect(judgeChannel('localhost:3000', demo)).toMatchObject({ verdict: 'OFFICIAL' });
    expect(judgeChannel('no-reply@localhost', demo)).toMatchObject({ verdict: 'OFFICIAL' });
    expect(judgeChannel('http://localhost.evil.test:3000', demo)).toMatchObject({ reason: 'SUBDOMAIN_TRICK' });
  });
});

it.each([
  ['mnchen-3ya', 'münchen'],
  ['80ak6aa92e', 'аррӏе'],
  ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
  ['maana-pta', 'mañana'],
  ['0', null],
  ['a-é', null],
  ['99999999999999999999', null],
])('punycode %s is %s', (encoded, read) => {
  expect(decodePunycode(encoded)).toBe(read);
});

it.each([
  ['https://status.bourse.example', true],
  ['https://x.com/bourse', true],
  ['help@bourse.example', true],
  ['+41441234567', true],
  ['73322', true],
  ['bourse.example', false],
  ['@bourse', false],
  ['javascript:alert(1)', false],
  ['https://a@bourse.example', false],
  ['https://bour\u200bse.example', false],
  ['words', false],
])('%s may be listed: %s', (text, may) => {
  expect(mayBeOfficial(text)).toBe(may);
});
