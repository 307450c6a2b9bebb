import type { IdentityDeps } from '../../identity-deps.ts';
import { ACCESS_TOKEN_LIFE_MS, signAccessToken } from '../../sessions/access-token.ts';
import { findPerson } from '../../store/person.store.ts';

export interface UserInfo {
  readonly id: string | null;
  readonly fid: string | null;
  readonly nickname: string | null;
  readonly kycLevel: 'none' | 'primary' | 'advanced';
  readonly vipLevel: number;
  readonly locale: string | null;
  readonly currency: string | null;
  readonly futuresOpened: boolean;
  readonly accessToken: string | null;
  readonly accessTokenExpiresAtMs: number | null;
}

const VISITOR: UserInfo = {
  id: null,
  fid: null,
  nickname: null,
  kycLevel: 'none',
  vipLevel: 0,
  locale: null,
  currency: null,
  futuresOpened: false,
  accessToken: null,
  accessTokenExpiresAtMs: null,
};

/** What a page may know of its person, with a fresh access token; a visitor has neither name nor token. */
export async function describeUser(
  deps: IdentityDeps,
  who: { readonly uid: string; readonly sessionId: string } | null,
): Promise<UserInfo> {
  const person = who && (await findPerson(deps.db, who.uid));
  if (!who || !person) return VISITOR;
  const expiresAtMs = deps.clock.nowMs() + ACCESS_TOKEN_LIFE_MS;
  return {
    id: person.uid,
    fid: person.uid,
    nickname: person.nickname,
    kycLevel: person.kycLevel,
    vipLevel: person.vipLevel,
    locale: person.locale,
    currency: person.currency,
    futuresOpened: false,
    accessToken: signAccessToken(deps.tokenKey, { ...who, expiresAtMs }),
    accessTokenExpiresAtMs: expiresAtMs,
  };
}
