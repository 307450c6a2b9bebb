import type { CDPSession, Page } from '@playwright/test';

type Json = Record<string, unknown>;

/** What becomes of each answer of one call, until `undo`. */
export interface Answers {
  readonly undo: () => Promise<void>;
}

/**
 * Holds the answers of one call in the browser. The runner's own `route` would hold everything that the page loads and turn
 * the browser's cache off, so that each of a hundred pages fetched and compiled the whole application again.
 */
async function hold(
  page: Page,
  path: string,
  stage: 'Request' | 'Response',
  held: (session: CDPSession, requestId: string) => Promise<unknown>,
): Promise<Answers> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isOfCall = new URL(request.url).pathname === path && request.method !== 'OPTIONS';
    const done = isOfCall ? held(session, requestId) : session.send('Fetch.continueRequest', { requestId });
    // The page may have left meanwhile, and then nobody waits for this answer.
    done.catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${path}*`, requestStage: stage }] });
  return { undo: () => session.send('Fetch.disable').then(() => undefined) };
}

/** Sends no request before it is released. */
export const late = (page: Page, path: string, released: Promise<void>): Promise<Answers> =>
  hold(page, path, 'Request', async (session, requestId) => {
    await released;
    await session.send('Fetch.continueRequest', { requestId });
  });

/** Answers that something broke. */
export const broken = (page: Page, path: string): Promise<Answers> =>
  hold(page, path, 'Request', (session, requestId) =>
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 500, body: base64('broken') }),
  );

/** Lets the request arrive, and its answer never. */
export const lost = (page: Page, path: string): Promise<Answers> =>
  hold(page, path, 'Response', (session, requestId) =>
    session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
  );

/** Lets the answer come, changed. */
export const changed = (page: Page, path: string, change: (answer: Json) => Json): Promise<Answers> =>
  hold(page, path, 'Response', async (session, requestId) => {
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
    const answer = JSON.parse(base64Encoded ? Buffer.from(body, 'base64').toString() : body) as Json;
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'application/json' }],
      body: base64(JSON.stringify(change(answer))),
    });
  });

const base64 = (text: string): string => Buffer.from(text).toString('base64');
