import { SECOND_MS } from '@bourse/core/calendar/durations.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { verifyMessage } from 'viem';
import { parseSiweMessage } from 'viem/siwe';
import type { LinkedWalletDeps } from '../linked-wallet-deps.ts';
import type { LinkSession } from '../queries/session-row.ts';
import { amountOf } from '../views.ts';

/** What a message for this session must say. Times are whole seconds, as the message has them. */
export interface MessageTerms {
  readonly domain: string;
  readonly uri: string;
  readonly statement: string;
  readonly chainId: number;
  readonly nonce: string;
  readonly issuedAtMs: number;
  readonly expiresAtMs: number;
}

const wholeSecond = (ms: number): number => Math.floor(ms / SECOND_MS) * SECOND_MS;

/** In English, because it is shown by the wallet app, whose language we do not know, and is part of what is signed. */
function statementOf(deps: LinkedWalletDeps, { purpose, move }: LinkSession): string {
  if (!move) return 'Link this wallet to my exchange account.';
  const what = `${amountOf(deps, move.asset, move.amountMinor)} ${move.asset}`;
  return purpose === 'deposit'
    ? `Send ${what} from this wallet to my exchange account.`
    : `Receive ${what} from my exchange account in this wallet.`;
}

export function messageTerms(deps: LinkedWalletDeps, session: LinkSession): MessageTerms {
  const { host, origin } = new URL(deps.publicOrigin);
  const network = session.move?.network ?? [...deps.chainIds.keys()][0]!;
  return {
    domain: host,
    uri: origin,
    statement: statementOf(deps, session),
    chainId: deps.chainIds.get(network)!,
    nonce: session.id.replaceAll('-', ''),
    issuedAtMs: wholeSecond(session.createdAtMs),
    // The session's end as of the scan; the app's confirmation moves it later.
    expiresAtMs: wholeSecond(session.expiresAtMs),
  };
}

/**
 * Judges a signed message (EIP-4361): every field must be that of the session, and the signature that of the wallet
 * which scanned. Contract wallets sign in another way and are refused.
 *
 * @refuses  MESSAGE_WRONG (field) | SIGNATURE_WRONG
 */
export async function judgeMessage(
  deps: LinkedWalletDeps,
  session: LinkSession,
  signed: { readonly message: string; readonly signature: string },
): Promise<Result<true, 'MESSAGE_WRONG' | 'SIGNATURE_WRONG'>> {
  const wrong = wrongField(parseSiweMessage(signed.message), messageTerms(deps, session), session.walletAddress ?? '');
  if (wrong !== null) return refuse('MESSAGE_WRONG', { field: wrong });
  const address = session.walletAddress as `0x${string}`;
  const signature = signed.signature as `0x${string}`;
  // The library throws for a signature that is no point of the curve; that is a wrong signature like any other.
  const isRight = await verifyMessage({ address, message: signed.message, signature }).catch(() => false);
  return isRight ? ok(true) : refuse('SIGNATURE_WRONG');
}

function wrongField(said: ReturnType<typeof parseSiweMessage>, terms: MessageTerms, address: string): string | null {
  if (said.domain !== terms.domain || said.scheme !== undefined) return 'domain';
  if (said.address !== address) return 'address';
  if (said.uri !== terms.uri) return 'uri';
  if (said.version !== '1') return 'version';
  if (said.chainId !== terms.chainId) return 'chainId';
  if (said.nonce !== terms.nonce) return 'nonce';
  if (said.statement !== terms.statement) return 'statement';
  if (said.issuedAt?.getTime() !== terms.issuedAtMs) return 'issuedAt';
  if (said.expirationTime?.getTime() !== terms.expiresAtMs) return 'expirationTime';
  if (said.notBefore || said.requestId !== undefined || (said.resources?.length ?? 0) > 0) return 'resources';
  return null;
}
