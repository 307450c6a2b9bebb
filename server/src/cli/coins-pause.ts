import { changeCatalog, type Pause } from '../modules/assets/public.ts';
import { OperatorFault } from '../platform/process/operator-fault.ts';
import type { Answer, Command, Given } from './command.ts';
import { withDatabase } from './with-database.ts';

const REASON_LENGTH_MAX = 200;

const WHAT = {
  network: { value: 'NETWORK', says: 'such as eth', isRequired: true },
  coin: { value: 'COIN', says: 'such as USDT; every coin of the network where it is left out' },
  direction: { value: 'DIRECTION', says: 'deposit or withdraw', isRequired: true },
} as const;

export const coinsPause: Command = {
  name: 'coins pause',
  says: 'Pauses deposits or withdrawals of a coin over a network, and tells people why. Takes effect within a second.',
  options: {
    ...WHAT,
    reason: { value: 'TEXT', says: 'shown to people', isRequired: true },
    until: { value: 'TIME', says: 'when it is expected to end, such as 2027-01-31T08:00Z' },
  },
  run: async (given) => change(given, pauseOf(given)),
};

export const coinsResume: Command = {
  name: 'coins resume',
  says: 'Ends a pause of "coins pause".',
  options: WHAT,
  run: (given) => change(given, null),
};

function pauseOf({ options }: Given): Pause {
  const reason = options.reason ?? '';
  if (reason.trim() === '' || reason.length > REASON_LENGTH_MAX)
    throw new OperatorFault(`The reason has 1 to ${REASON_LENGTH_MAX} characters; this has ${reason.length}.`);
  const untilMs = options.until === undefined ? null : Date.parse(options.until);
  if (Number.isNaN(untilMs)) throw new OperatorFault(`"${options.until}" is no time, such as 2027-01-31T08:00Z.`);
  return { reason, untilMs };
}

async function change(given: Given, pause: Pause | null): Promise<Answer> {
  const { network = '', direction = '' } = given.options;
  const asset = given.options.coin?.toUpperCase() ?? null;
  if (direction !== 'deposit' && direction !== 'withdraw')
    throw new OperatorFault(`--direction is deposit or withdraw; it was "${direction}".`);
  const { approvalsOf, clockOf } = await import('./installation.ts');
  const changed = await withDatabase(given, async ({ db }) => {
    const nowMs = (await clockOf(db)).nowMs();
    const approvals = await approvalsOf(given, db);
    return db.decide((tx) =>
      changeCatalog(
        tx,
        { change: 'pause', asset, network, direction, pause },
        {
          reason: pause?.reason ?? 'resumed',
          nowMs,
          audit: (t, entry) =>
            approvals.audit(t, { ...entry, staffId: 'operator', role: 'operator', requestId: 'command', nowMs }),
        },
      ),
    );
  });
  const what = `${direction === 'deposit' ? 'Deposits' : 'Withdrawals'} of ${asset ?? 'every coin'} over ${network}`;
  if (!changed.ok) throw new OperatorFault(`There is no ${asset ?? 'coin'} over the network "${network}".`);
  return {
    json: { network, asset, direction, pause },
    lines: [pause === null ? `${what} go on.` : `${what} are paused: ${pause.reason}`],
  };
}
