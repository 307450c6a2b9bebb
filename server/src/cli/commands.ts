import { addressesReport } from './addresses-report.ts';
import { apikeyCreate } from './apikey-create.ts';
import { backup } from './backup.ts';
import { clockAdvance } from './clock-advance.ts';
import { coinsPause, coinsResume } from './coins-pause.ts';
import type { Command } from './command.ts';
import { demoFaucet } from './demo-faucet.ts';
import { demoUsers } from './demo-users.ts';
import { doctor } from './doctor.ts';
import { journalHead, journalVerify } from './journal.ts';
import { marketCreate } from './market-create.ts';
import { proofSnapshot } from './proof-snapshot.ts';
import { reconcile } from './reconcile.ts';
import { restore } from './restore.ts';
import { staffCreate } from './staff-create.ts';
import { switchesSet } from './switches-set.ts';

/** Every operator command, in the order in which they are listed. What is heavy (chains, identity) a command loads when it runs. */
export const COMMANDS: readonly Command[] = [
  doctor,
  demoUsers,
  demoFaucet,
  clockAdvance,
  reconcile,
  journalHead,
  journalVerify,
  proofSnapshot,
  staffCreate,
  apikeyCreate,
  switchesSet,
  coinsPause,
  coinsResume,
  addressesReport,
  marketCreate,
  backup,
  restore,
];
