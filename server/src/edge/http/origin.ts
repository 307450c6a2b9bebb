/** The origins whose pages may write with a person's cookie. */
export interface OriginRule {
  /** Exact origins such as `https://example.com`. */
  readonly allowed: readonly string[];
  /** In the demo, the address under which the page was opened counts as its own origin too. */
  readonly sameHostAllowed: boolean;
}

interface OriginHeaders {
  readonly origin?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
  readonly host?: string | undefined;
}

/**
 * Whether a write comes from our own pages, or from a client that is not a browser: that sends neither header and
 * cannot be misused by another site. A form of another site is refused before anything is parsed.
 */
export function isOwnOrigin(headers: OriginHeaders, rule: OriginRule): boolean {
  const { origin } = headers;
  if (origin !== undefined) {
    if (rule.allowed.includes(origin)) return true;
    return rule.sameHostAllowed && hostOf(origin) === headers.host?.toLowerCase();
  }
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
