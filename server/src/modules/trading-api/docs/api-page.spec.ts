import { createHmac, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../rest/answer-call.ts';
import { METHOD_NAMES } from '../streams/call-session.ts';
import { FAULTS } from '../wire/api-fault.ts';
import { apiPage } from './api-page.ts';
import { ENDPOINT_NOTES, isAnsweredForClients } from './endpoint-notes.ts';

const page = apiPage({ origin: 'https://bourse.example', isDemo: false });
const plain = page
  .replaceAll('&amp;', '&')
  .replaceAll('&lt;', '<')
  .replaceAll('&gt;', '>')
  .replaceAll('&quot;', '"')
  .replaceAll('&#39;', "'");

describe('the page for bot writers', () => {
  it('tells of every call, and of no other', () => {
    const offered = [...ROUTES.keys()].filter((id) => !isAnsweredForClients(id)).sort();
    expect(Object.keys(ENDPOINT_NOTES).sort()).toEqual(offered);
    for (const id of offered) expect(page).toContain(`<code>${id}</code>`);
  });

  it('has an example whose signature is right', () => {
    const secret = /secret {2}(\w+)/.exec(plain)?.[1] ?? '';
    const [, text, signature] = /printf '%s' '([^']+)' .*\n([0-9a-f]{64})/.exec(plain) ?? [];
    expect(
      createHmac('sha256', secret)
        .update(text ?? '')
        .digest('hex'),
    ).toBe(signature);
  });

  it('has an example of Ed25519 whose signature is that of the key beside it', () => {
    const publicKey = /-----BEGIN PUBLIC KEY-----[\s\S]*?-----END PUBLIC KEY-----/.exec(plain)?.[0] ?? '';
    const [, text, signature] = /printf '%s' '([^']+)' > text\n.*\n([\w+/]{86}==)/.exec(plain) ?? [];
    expect(verify(null, Buffer.from(text ?? ''), publicKey, Buffer.from(signature ?? '', 'base64'))).toBe(true);
  });

  it('tells of every method of a connection, and of every fault', () => {
    for (const method of METHOD_NAMES) expect(page).toContain(`<code>${method}</code>`);
    for (const fault of [FAULTS.cannotLogOn(), FAULTS.alreadySubscribed()]) expect(plain).toContain(String(fault.code));
  });

  it('names the addresses of this exchange, and loads nothing from elsewhere', () => {
    expect(plain).toContain('https://bourse.example/api/v3');
    expect(plain).toContain('wss://bourse.example/ws-api/v3');
    expect(page).not.toMatch(/<script|src="|href="http(?!s:\/\/bourse\.example)/);
  });
});
