import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const journalHead: Command = {
  name: 'journal head',
  says: 'Tells the number of the last command of the trading core, and the hash of everything that it knows then.',
  async run(given) {
    const { journalStateHash } = await import('../../engine/verify-journal.ts');
    const head = await withDatabase(given, ({ db }) => journalStateHash(db));
    return { json: head, lines: [`sequence ${head.sequence}`, `state    ${head.hash}`] };
  },
};

export const journalVerify: Command = {
  name: 'journal verify',
  says: 'Replays the journal of the trading core from its first command and compares events, checkpoints, state and rows. Exit code 1 on any difference.',
  options: { 'since-checkpoint': { says: 'begins at the last checkpoint, as the server does daily' } },
  async run(given) {
    const { verifyJournal } = await import('../../engine/verify-journal.ts');
    const verdict = await withDatabase(given, ({ db }) =>
      verifyJournal(db, { isWhole: !('since-checkpoint' in given.options) }),
    );
    return {
      json: verdict,
      exitCode: verdict.isRight ? 0 : 1,
      lines: [
        verdict.isRight
          ? `The journal is right from ${verdict.from} up to sequence ${verdict.sequence}, state ${verdict.hash}; the rows agree at ${verdict.projected}.`
          : `!! ${verdict.reason} at sequence ${verdict.brokenAt}: nothing from there on can be trusted.`,
        ...verdict.differences.map(({ what, expected, found }) => `!! ${what}: expected ${expected}, found ${found}`),
      ],
    };
  },
};
