import { languageTag } from '@bourse/i18n/locales.ts';
import { getAccessToken, requestToken } from '../client.ts';
import { getLocale } from '../locale.ts';

const IP_V4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
/** Second-level names under which countries register domains: `example.co.uk`, `example.com.br`. */
const SHARED_SECOND_LEVEL = /^(?:ac|co|com|edu|gen|go|gov|info|ne|net|nom|or|org|web)$/;

/**
 * The origin of the futures API: `futuresapi.` before the registrable domain of the page's host. On localhost and bare IP
 * addresses, which have no such name, the page's own origin.
 */
export function futuresOrigin({ protocol, hostname, port, origin }: URL | Location): string {
  const isBare = hostname === 'localhost' || hostname.endsWith('.localhost') || IP_V4.test(hostname);
  const labels = hostname.split('.');
  if (isBare || hostname.startsWith('[') || labels.length < 2) return origin;
  const [second = '', top = ''] = labels.slice(-2);
  const take = labels.length > 2 && top.length === 2 && SHARED_SECOND_LEVEL.test(second) ? 3 : 2;
  return `${protocol}//futuresapi.${labels.slice(-take).join('.')}${port ? `:${port}` : ''}`;
}

export interface ThirdApp {
  readonly id: string;
  readonly token: string;
}

/** The headers that the futures API requires. */
export function futuresHeaders(thirdApp: ThirdApp | null): Record<string, string> {
  const token = getAccessToken();
  const locale = getLocale();
  return {
    'Content-Type': 'application/json',
    language: locale,
    locale: languageTag(locale),
    token: requestToken(),
    'X-Requested-With': 'XMLHttpRequest',
    ...(token && { 'X-Authorization': token }),
    ...(thirdApp && { thirdAppToken: thirdApp.token, thirdAppId: thirdApp.id }),
  };
}

/** Sends a JSON request to the futures API and reads its JSON answer. */
export async function callFutures(
  method: 'GET' | 'POST' | 'DELETE',
  path: `/${string}`,
  body: Readonly<Record<string, unknown>> | null = null,
  thirdApp: ThirdApp | null = null,
): Promise<unknown> {
  const response = await fetch(`${futuresOrigin(location)}${path}`, {
    method,
    headers: futuresHeaders(thirdApp),
    credentials: 'include',
    signal: AbortSignal.timeout(30_000),
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`futures API answered ${response.status}`);
  return response.json();
}
