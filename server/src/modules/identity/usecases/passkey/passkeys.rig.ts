import { afterAll } from 'vitest';
import { SoftwareAuthenticator } from '../../../../platform/passkeys/authenticator.fixture.ts';
import { caller, IdentityFixture, type Member, PASSWORD, value } from '../../identity.fixture.ts';
import { addPasskey, askPasskey, startPasskey } from './change-passkeys.ts';
import { logInByPasskey, startPasskeyLogin } from './log-in-by-passkey.ts';

const ORIGIN = 'https://exchange.example';

export const authenticator = (origin = ORIGIN) => new SoftwareAuthenticator(origin);

export type Proof = ReturnType<SoftwareAuthenticator['prove']>;

export async function passkeysRig() {
  const f = await IdentityFixture.open();
  afterAll(() => f.close());

  /** Adds a passkey as the page does: start, make, and a code by mail. */
  async function add(
    member: Member,
    key = authenticator(),
    {
      loginPassword = PASSWORD,
      first,
    }: { readonly loginPassword?: string; readonly first?: SoftwareAuthenticator } = {},
  ) {
    const made = key.make(value(await startPasskey(f.deps, member.uid)));
    const factors = { emailCode: await f.myCode(member, 'add-passkey'), ...(first && (await proofOf(member, first))) };
    const { uid, sessionId } = member;
    return addPasskey(f.deps, { uid, sessionId, name: 'My phone', made, loginPassword, factors });
  }

  const proofOf = async (member: Member, key: SoftwareAuthenticator) => ({
    passkey: key.prove(value(await askPasskey(f.deps, member.uid))),
  });

  async function withPasskey() {
    const member = await f.trader();
    const key = authenticator();
    value(await add(member, key));
    return { member, key };
  }
  const logInWith = (key: SoftwareAuthenticator, proof = key.prove(startPasskeyLogin(f.deps))) =>
    logInByPasskey(f.deps, { passkey: proof, caller: caller() });
  return { f, add, proofOf, withPasskey, logInWith };
}
