import { addressesReport } from './addresses-report.ts';
import { apikeyCreate } from './apikey-create.ts';
import { coinsPause, coinsResume } from './coins-pause.ts';
import type { Command } from './command.ts';
import { clockAdvance } from './demo/clock-advance.ts';
import { demoCrowd } from './demo/demo-crowd.ts';
import { demoFaucet } from './demo/demo-faucet.ts';
import { demoUsers } from './demo/demo-users.ts';
import { hotWalletShow } from './hot-wallet-show.ts';
import { seedReseal, seedRestore, seedShow } from './keys/seed.ts';
import { signerResume } from './keys/signer-resume.ts';
import { backup } from './maintenance/backup.ts';
import { doctor } from './maintenance/doctor.ts';
import { journalHead, journalVerify } from './maintenance/journal.ts';
import { migrate } from './maintenance/migrate.ts';
import { proofSnapshot } from './maintenance/proof-snapshot.ts';
import { reconcile } from './maintenance/reconcile.ts';
import { restore } from './maintenance/restore.ts';
import { marketCreate } from './market-create.ts';
import { staffCreate } from './staff/staff-create.ts';
import { staffForgetKeys } from './staff/staff-forget-keys.ts';
import { switchesSet } from './switches-set.ts';

/**
 * Every operator command, in the order in which they are listed. Heavy parts (chains, identity) are loaded when a
 * command runs.
 */
export const COMMANDS: readonly Command[] = [
  doctor,
  demoUsers,
  demoFaucet,
  demoCrowd,
  clockAdvance,
  reconcile,
  journalHead,
  journalVerify,
  proofSnapshot,
  staffCreate,
  staffForgetKeys,
  apikeyCreate,
  switchesSet,
  coinsPause,
  coinsResume,
  addressesReport,
  marketCreate,
  hotWalletShow,
  migrate,
  backup,
  restore,
  seedShow,
  seedRestore,
  seedReseal,
  signerResume,
];
