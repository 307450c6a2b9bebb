import type { Command } from '@bourse/core/trading/command.ts';
import type { Outcome } from '@bourse/core/trading/event.ts';
import { encodeCommand } from '@bourse/core/trading/journal/command-codec.ts';
import { readEvents } from '@bourse/core/trading/journal/event-reader.ts';
import type { CoreImage } from '@bourse/core/trading/journal/image.ts';
import { imageOf, restore } from '@bourse/core/trading/journal/snapshot.ts';
import { TradingCore } from '@bourse/core/trading/trading-core.ts';
import type { Machine, MachineTypes } from './machine.ts';

export interface SpotTypes extends MachineTypes {
  readonly core: TradingCore;
  readonly image: CoreImage;
  readonly command: Command;
  readonly outcome: Outcome;
}

/** The spot core on the engine. */
export const SPOT_MACHINE: Machine<SpotTypes> = {
  create: () => new TradingCore(),
  restore: (image) => restore(image),
  imageOf,
  encode: encodeCommand,
  read: readEvents,
  isRepeat: ([first]) =>
    first?.kind === 'repeated' || (first?.kind === 'refused' && first.refusal.code === 'IDEMPOTENCY_MISMATCH'),
  due: (core) => core.dueMarkets().map((market) => ({ kind: 'wake', market })),
};
