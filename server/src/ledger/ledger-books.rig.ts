import type { LedgerAnswer, LedgerCommand } from '@bourse/core/ledger/command.ts';
import { afterAll, afterEach, expect } from 'vitest';
import { testDatabase } from '../platform/db/test-database.ts';
import { deposit, newPerson } from './books.fixture.ts';
import { Ledger } from './ledger.ts';

export async function ledgerBooks() {
  const t = await testDatabase();
  const ledger = new Ledger(t.db);
  afterEach(async () => expect((await ledger.reconcile(t.db)).differences).toEqual([]));
  afterAll(() => t.close());

  const apply = (...commands: LedgerCommand[]) => t.db.tx((tx) => ledger.apply(tx, commands));
  const one = async (command: LedgerCommand): Promise<LedgerAnswer> => (await apply(command))[0]!;
  async function person(amountMinor = 100n): Promise<string> {
    const uid = newPerson();
    await one(deposit(uid, amountMinor));
    return uid;
  }
  return { t, ledger, apply, one, person };
}
