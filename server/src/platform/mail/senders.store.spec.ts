import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ManualClock } from '../clock/clock.ts';
import { type TestDatabase, testDatabase } from '../db/test-database.ts';
import { silentLog } from '../log/log.ts';
import { InboxSender, inboxMessages } from './inbox.ts';
import { type Message, MessageRouter } from './message-sender.ts';
import { SmsSender } from './sms-sender.ts';
import { SmtpSender } from './smtp-sender.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

const log = silentLog();
const render = (message: Message) => ({ subject: `Your ${message.template}`, body: `Code ${message.params.code}` });
const message: Message = {
  id: '018f0000-0000-7000-8000-000000000001',
  channel: 'email',
  to: 'ann@example.com',
  template: 'login',
  params: { code: '481516' },
  locale: 'en_US',
};

test('the inbox keeps what would have gone out, newest first', async () => {
  const clock = new ManualClock(1_000);
  const inbox = new InboxSender({ db: t.db, clock, render });
  await inbox.send(message);
  clock.advanceMs(5);
  await inbox.send({ ...message, id: '018f0000-0000-7000-8000-000000000002', to: 'bob@example.com' });
  // A sender that was killed before it could note that the message was sent sends it again.
  await inbox.send(message);
  const all = await inboxMessages(t.db, { limit: 10 });
  expect(all.map((each) => each.recipient)).toEqual(['bob@example.com', 'ann@example.com']);
  expect(await inboxMessages(t.db, { recipient: 'ann@example.com', limit: 10 })).toMatchObject([
    { subject: 'Your login', body: 'Code 481516', params: { code: '481516' }, atMs: 1_000 },
  ]);
});

test('an SMS is posted to the provider with its token', async () => {
  const seen: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    seen.push({ headers: request.headers, body });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  const sent = await new SmsSender({ url, token: 'tok', render, log }).send({
    ...message,
    channel: 'sms',
    to: '+4915112345678',
  });
  server.close();
  expect(sent.ok).toBe(true);
  expect(seen[0]?.headers.authorization).toBe('Bearer tok');
  expect(seen[0]?.headers['idempotency-key']).toBe(message.id);
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ to: '+4915112345678', text: 'Code 481516' });
});

test('a provider that refuses or is away is told honestly', async () => {
  const server = createServer((_, response) => response.writeHead(500).end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const sms = new SmsSender({ url, token: null, render, log });
  expect(await sms.send(message)).toMatchObject({ ok: false, refusal: { code: 'SEND_FAILED' } });
  await new Promise((resolve) => server.close(resolve));
  expect(await sms.send(message)).toMatchObject({ ok: false, refusal: { code: 'SEND_FAILED' } });
  const smtp = new SmtpSender({ url: url.replace('http', 'smtp'), from: 'a@b.example', render, log });
  expect(await smtp.send(message)).toMatchObject({ ok: false, refusal: { code: 'SEND_FAILED' } });
  expect(await new MessageRouter({}).send(message)).toMatchObject({
    ok: false,
    refusal: { code: 'CHANNEL_NOT_CONFIGURED' },
  });
});

/** A mail server without TLS that takes everything, and what it was told. */
async function plainMailServer() {
  const said: string[] = [];
  const server = createTcpServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (part) => {
      const text = part.toString();
      said.push(text);
      if (isData && text.includes('\r\n.\r\n')) isData = false;
      else if (isData) return;
      else if (/^DATA/i.test(text)) isData = true;
      socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
      if (/^QUIT/i.test(text)) socket.end();
    });
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { said, port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test('a mail goes through SMTP, and a line end in an address goes nowhere', async () => {
  const { said, port, close } = await plainMailServer();
  const url = `smtp://127.0.0.1:${port}`;
  const smtp = new SmtpSender({ url, from: 'Bourse <no-reply@bourse.example>', render, log });
  expect(await smtp.send(message)).toMatchObject({ ok: true });
  expect(said.join('')).toContain('RCPT TO:<ann@example.com>');
  expect(said.join('')).toContain('Code 481516');
  expect(said.join('')).toContain(`Message-ID: <${message.id}@bourse.example>`);
  expect(await smtp.send({ ...message, to: 'a@b.example\r\nBcc: c@d.example' })).toMatchObject({ ok: false });
  close();
});

test('a mail server elsewhere that offers no TLS gets no code', async () => {
  const { said, port, close } = await plainMailServer();
  // This machine, by a name that is not its own.
  const smtp = new SmtpSender({ url: `smtp://0.0.0.0:${port}`, from: 'a@b.example', render, log });
  expect(await smtp.send(message)).toMatchObject({ ok: false, refusal: { code: 'SEND_FAILED' } });
  expect(said.join('')).toMatch(/STARTTLS/i);
  expect(said.join('')).not.toContain('481516');
  close();
});

test('a mail server that answers and answers, but never to the end, is left', async () => {
  let closed = () => {};
  const isClosed = new Promise<void>((resolve) => (closed = resolve));
  const server = createTcpServer((socket) => {
    const dribble = setInterval(() => socket.write('220-wait\r\n'), 20);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dribble);
      closed();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const smtp = new SmtpSender({ url, from: 'a@b.example', render, log, sendMsMax: 200 });
  expect(await smtp.send(message)).toMatchObject({ ok: false, refusal: { code: 'SEND_FAILED' } });
  await isClosed;
  server.close();
});
