import type { IdentityModule } from '../src/modules/identity/identity.ts';
import type { KycLevel } from '../src/modules/identity/identity-shapes.ts';
import { totpPlace } from '../src/modules/identity/usecases/security/judge-totp.ts';
import type { TestDatabase } from '../src/platform/db/test-database.ts';

export interface TestPerson {
  readonly uid: string;
  readonly sessionId: string;
  readonly totpSecret: string | null;
  readonly email: string | null;
}

export interface PersonOptions {
  readonly kyc?: KycLevel;
  readonly vip?: number;
  readonly ageMs?: number;
  readonly seenMs?: number;
  readonly totp?: boolean;
  readonly phone?: string;
  readonly email?: string | null;
  readonly tradingPassword?: boolean;
}

export async function bindTotp(t: TestDatabase, identity: IdentityModule, uid: string): Promise<string> {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const sealed = identity.deps.box.seal(secret, totpPlace(uid));
  await t.ownerDb.query('update identity.credential set totp_secret = $2 where uid = $1', [uid, sealed]);
  return secret;
}
