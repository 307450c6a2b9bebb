import { openSync, writeSync } from 'node:fs';
import { MINUTE_MS } from '../../core/src/calendar/durations.ts';
import { seeded } from '../../core/src/trading/reference/seeded.ts';
import { Ledger } from '../../server/src/ledger/ledger.ts';
import { Db, isDatabaseAway } from '../../server/src/platform/db/db.ts';
import { type Acknowledgement, PEOPLE, transferOf, writeLine } from './acknowledgement.ts';

// The process that is killed. Its callers write a line after each "done" to a file that survives the kill. Half of them use
// the lane; the others bring their own transaction, as use cases do.

const [host, port, user, ackPath, callers, seed] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const db = new Db({ host, port: Number(port), user, database: 'postgres', role: 'bourse_app', poolMax: 20 });
const ledger = new Ledger(db, { lane: { recoverMs: MINUTE_MS } });
const acks = openSync(ackPath, 'a');
const random = seeded(Number(seed));

await Promise.all(Array.from({ length: Number(callers) }, (_, n) => caller(n)));

async function caller(n: number): Promise<never> {
  for (let count = 0; ; count++) {
    const from = Math.floor(random() * PEOPLE);
    const to = (from + 1 + Math.floor(random() * (PEOPLE - 1))) % PEOPLE;
    const amountMinor = BigInt(1 + Math.floor(random() * 50));
    const one: Acknowledgement = { key: `chaos:${process.pid}:${n}:${count}`, from, to, amountMinor };
    // As a person's client would: it keeps its key across lost connections until it has an answer.
    while (!(n % 2 === 0 ? await throughLane(one) : await throughTransaction(one)));
    writeSync(acks, writeLine(one));
  }
}

async function throughLane(one: Acknowledgement): Promise<boolean> {
  const answer = await ledger.lane.submit(transferOf(one));
  if (!answer.ok && answer.refusal.code !== 'BUSY') throw new Error(`refused: ${answer.refusal.code}`);
  return answer.ok;
}

async function throughTransaction(one: Acknowledgement): Promise<boolean> {
  try {
    const [answer] = await db.tx((tx) => ledger.apply(tx, [transferOf(one)]));
    if (!answer?.ok) throw new Error('refused');
    return true;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return false;
  }
}
