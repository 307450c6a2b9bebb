import { afterAll } from 'vitest';
import { caller, IdentityFixture, type Member, PASSWORD, value } from '../../identity.fixture.ts';
import { logIn } from '../login/log-in.ts';

export async function securityChanges() {
  const f = await IdentityFixture.open();
  afterAll(() => f.close());
  const lockOf = async (uid: string) => (await f.identity.profile(f.t.db, uid))!.withdrawalLock;
  const lockEnd = async (uid: string) => ((await lockOf(uid))?.untilMs ?? f.clock.nowMs()) - f.clock.nowMs();
  const second = async (member: Member) => {
    const known = caller({ deviceToken: member.deviceToken });
    return value(await logIn(f.deps, { account: member.email, password: PASSWORD, caller: known }));
  };
  return { f, lockOf, lockEnd, second };
}
