import { lengthOf } from '@bourse/core/journal/words.ts';
import type { Refusal } from '@bourse/core/result.ts';
import { OutcomeUnknown } from '../../platform/db/outcome-unknown.ts';
import type { Line } from '../../platform/line/line.ts';
import type { Asker } from '../asks.ts';
import type { LocalTrading } from '../local-trading.ts';
import type { EngineRefusal } from '../trading.ts';
import type { FromCore, ToCore } from './line.ts';

/** Lets the other end of a line use the core as if it were local. */
export function serveLine(trading: LocalTrading, line: Line<FromCore, ToCore>): void {
  const asker: Asker = {
    complete(numbers, firstSequence, atMs, events) {
      const own = events.slice();
      line.send({ kind: 'done', numbers, firstSequence, atMs, events: own }, [own.buffer]);
    },
    refuse: (numbers, refusal: Refusal<EngineRefusal>) => line.send({ kind: 'refused', numbers, refusal }),
    fail: (numbers, error) =>
      line.send({ kind: 'failed', numbers, message: error.message, isUnknown: error instanceof OutcomeUnknown }),
  };
  const tellStanding = () =>
    line.send({ kind: 'standing', isLeading: trading.isLeading, projected: trading.projected });
  const endings = [
    trading.onStanding(tellStanding),
    trading.onProjected((step) => line.send({ kind: 'projected', step })),
  ];
  line.onMessage((message) => {
    if (message.kind === 'hurry') trading.hurryRows();
    if (message.kind !== 'ask') return;
    const { words, first, count } = message;
    for (let at = 0, number = first; number < first + count; number += 1) {
      const end = at + lengthOf(words[at]!);
      trading.ask({ asker, number, words, from: at, end });
      at = end;
    }
  });
  line.onClose(() => {
    for (const end of endings) end();
  });
  tellStanding();
}
