import type {
  ContractStatus,
  FuturesCommand,
  MarginMode,
  PositionMode,
  PositionSide,
  Pot,
} from '../machine/command.ts';
import { COMMAND } from './command-words.ts';

/**
 * How a field of a command stands in words: one word; a whole number in two; the same with a sign; a bigint of that size with a
 * sign; a text that goes on to the command's end; one of a list of texts, by its place (new ones are added at the end), in one word;
 * or fields that are repeated to the command's end.
 */
export type CommandField =
  | 'word'
  | 'wide'
  | 'signed'
  | 'big'
  | 'text'
  | readonly (string | boolean)[]
  | { readonly each: Readonly<Record<string, 'word' | 'wide' | 'big'>> };

/** What is written directly, in `command-codec.ts`. */
type DirectKind = 'place' | 'placeStops' | 'cancel';
type FormedKind = Exclude<FuturesCommand['kind'], DirectKind>;
/** Also where one type of command has several kinds. */
type OfKind<Command, Kind> = Command extends { readonly kind: infer Kinds }
  ? Kind extends Kinds
    ? Command
    : never
  : never;

/** A form of one kind: its number, and its fields in the order in which they are written. */
export interface CommandForm {
  readonly number: number;
  readonly fields: Readonly<Record<string, CommandField>>;
}
type FormsOfAll = {
  readonly [Kind in FormedKind]: {
    readonly number: number;
    readonly fields: Readonly<Record<Exclude<keyof OfKind<FuturesCommand, Kind>, 'kind'>, CommandField>>;
  };
};

const FLAG = [false, true] as const;
const STATUSES: readonly ContractStatus[] = ['open', 'reduceOnly', 'halted'];
const MARGIN_MODES: readonly MarginMode[] = ['cross', 'isolated'];
const MODES: readonly PositionMode[] = ['hedge', 'oneWay'];
const POSITION_SIDES: readonly PositionSide[] = ['LONG', 'SHORT'];
const POTS: readonly Pot[] = ['fees', 'rounding', 'coupons', 'fund'];

const TRANSFER = { account: 'wide', amountMinor: 'signed', voidsCredit: FLAG, transferId: 'text' } as const;
const POT_TRANSFER = { pot: POTS, contract: 'word', amountMinor: 'signed', transferId: 'text' } as const;
const COUPON = { account: 'wide', couponId: 'wide' } as const;

/** Every kind of command that is not written directly. */
export const COMMAND_FORMS = {
  cancelAll: { number: COMMAND.CANCEL_ALL, fields: { account: 'wide', contract: 'word' } },
  amend: { number: COMMAND.AMEND, fields: { account: 'wide', orderId: 'wide', lots: 'wide' } },
  open: { number: COMMAND.OPEN, fields: { account: 'wide' } },
  mode: { number: COMMAND.MODE, fields: { account: 'wide', mode: MODES } },
  marginMode: {
    number: COMMAND.MARGIN_MODE,
    fields: { account: 'wide', contract: 'word', marginMode: MARGIN_MODES },
  },
  leverage: { number: COMMAND.LEVERAGE, fields: { account: 'wide', contract: 'word', leverage: 'word' } },
  margin: {
    number: COMMAND.MARGIN,
    fields: { account: 'wide', contract: 'word', position: POSITION_SIDES, amountMinor: 'signed' },
  },
  credit: { number: COMMAND.CREDIT, fields: TRANSFER },
  debit: { number: COMMAND.DEBIT, fields: TRANSFER },
  creditPot: { number: COMMAND.CREDIT_POT, fields: POT_TRANSFER },
  debitPot: { number: COMMAND.DEBIT_POT, fields: POT_TRANSFER },
  grant: { number: COMMAND.GRANT, fields: { ...COUPON, amountMinor: 'signed', expiresAtMs: 'wide' } },
  expire: { number: COMMAND.EXPIRE, fields: COUPON },
  revoke: { number: COMMAND.REVOKE, fields: COUPON },
  contract: {
    number: COMMAND.CONTRACT,
    fields: {
      contract: 'word',
      unitMinor: 'signed',
      minNotionalMinor: 'signed',
      maxLots: 'signed',
      bandPpm: 'word',
      marketBandPpm: 'word',
      closeFeePpm: 'word',
      liquidationFeePpm: 'word',
      tiers: { each: { upToMinor: 'big', maxLeverage: 'word', maintenancePpm: 'big', deductionMinor: 'big' } },
    },
  },
  contractStatus: { number: COMMAND.CONTRACT_STATUS, fields: { contract: 'word', status: STATUSES } },
  fees: {
    number: COMMAND.FEES,
    fields: { version: 'word', levels: { each: { makerPpm: 'word', takerPpm: 'word' } } },
  },
  feeLevel: { number: COMMAND.FEE_LEVEL, fields: { account: 'wide', level: 'word' } },
  mark: { number: COMMAND.MARK, fields: { contract: 'word', indexTicks: 'word', markTicks: 'word' } },
  freeze: { number: COMMAND.FREEZE, fields: { contract: 'word' } },
  fund: { number: COMMAND.FUND, fields: { contract: 'word', interval: 'wide', ratePpb: 'signed' } },
  continue: { number: COMMAND.CONTINUE, fields: {} },
} as const satisfies FormsOfAll & Record<string, CommandForm>;
