import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { creditAtMs } from '@bourse/core/earn/flexible.ts';
import { type FileOrder, INTEREST_FILE } from '@bourse/core/earn/interest-file.ts';
import { hasTerm } from '@bourse/core/earn/product.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { readOneMoment } from '../../../platform/db/one-moment.ts';
import type { FileMaker, FilePiece, FileSubject, Kept } from '../../statement/public.ts';
import {
  type Days,
  findFileCredits,
  findFileHours,
  findFileOrder,
  findFileRewards,
  findFileTerm,
  findNextFileOrder,
  sumFileDays,
} from '../queries/interest-file.query.ts';

const { head, hoursLine, creditLine, termLine, rewardLine, sumLines } = INTEREST_FILE;
/**
 * How many days of an order are read at a time, and how many lines a piece has: few, so that nobody else has to wait.
 */
const DAYS = 50;
const LINES = 500;

/**
 * How far the file has come: in which order, in its credits or its rewards, after which day. The sums are of what the
 * file contains of the order so far, with attos and minor units as text.
 */
type Place = {
  readonly orderId: string | null;
  readonly stage: 'next' | 'credits' | 'rewards';
  readonly day: number;
  /** The last day whose credit is in the file. */
  readonly creditDay: number;
  readonly creditedMinor: string;
  readonly coveredAtto: string;
};
const START: Place = { orderId: null, stage: 'next', day: 0, creditDay: 0, creditedMinor: '0', coveredAtto: '0' };

interface Step {
  readonly lines: readonly string[];
  /** Null after the last order. */
  readonly place: Place | null;
}

/**
 * Makes a file of everything that a person's interest was counted from, order by order and day by day. It contains only
 * days that are over and credited, so that it is the same whenever, and by whichever process, it is written.
 *
 * @invariant for each order, the credits before and in the range must add up to all credits up to its end; otherwise
 *             the file fails
 */
export const interestMaker = ({ linesMax = LINES, daysMax = DAYS } = {}): FileMaker => ({
  async *pieces(db, about, kept): AsyncGenerator<FilePiece> {
    const days = daysOf(about);
    let place: Place | null = (kept as Place | null) ?? START;
    if (kept === null) yield { text: head, rows: 0, place: START as Kept, isLast: false };
    while (place !== null) {
      const lines: string[] = [];
      while (place !== null && lines.length < linesMax) {
        const step: Step = await stepOf(db, { uid: about.uid, days, daysMax }, place);
        lines.push(...step.lines);
        place = step.place;
      }
      yield { text: lines.join(''), rows: lines.length, place: place as Kept | null, isLast: place === null };
    }
  },
});

/** The whole business days of a range, up to the last one whose interest should have been credited. */
function daysOf({ fromMs, toMs }: FileSubject): Days {
  const from = fromMs === null ? 0 : businessDayOf(fromMs);
  const end = businessDayOf(toMs);
  return {
    from: fromMs !== null && startOfBusinessDay(from) < fromMs ? from + 1 : from,
    through: creditAtMs(end - 1) <= toMs ? end - 1 : end - 2,
  };
}

interface Around {
  readonly uid: string;
  readonly days: Days;
  readonly daysMax: number;
}

function stepOf(db: Db, around: Around, place: Place): Promise<Step> {
  return db.tx(async (tx) => {
    await readOneMoment(tx);
    if (place.stage === 'next') return beginNext(tx, around, place);
    const order = await findFileOrder(tx, place.orderId!);
    return place.stage === 'credits' ? tellCredits(tx, around, place, order) : tellRewards(tx, around, place, order);
  });
}

async function beginNext(tx: Tx, { uid, days }: Around, place: Place): Promise<Step> {
  const order = await findNextFileOrder(tx, { uid, days, after: place.orderId });
  if (!order) return { lines: [], place: null };
  const day = days.from - 1;
  const before = await sumFileDays(tx, order.id, { creditDay: day, rewardDay: day });
  return {
    lines: [sumLines('before', order, before)],
    place: {
      orderId: order.id,
      stage: 'credits',
      day,
      creditDay: day,
      creditedMinor: before.creditedMinor.toString(),
      coveredAtto: before.coveredAtto.toString(),
    },
  };
}

async function tellCredits(tx: Tx, { days, daysMax }: Around, place: Place, order: FileOrder): Promise<Step> {
  const credits = await findFileCredits(tx, order.id, { from: place.day + 1, through: days.through }, daysMax);
  const last = credits.at(-1);
  const lines = hasTerm(order.kind) ? await termLines(tx, order, credits) : await dayLines(tx, order, credits);
  const creditedMinor = credits.reduce(
    (sum, each) => sum + each.compoundedMinor + each.paidMinor,
    BigInt(place.creditedMinor),
  );
  const told = { ...place, creditedMinor: creditedMinor.toString(), creditDay: last?.day ?? place.creditDay };
  if (credits.length === daysMax) return { lines, place: { ...told, day: last!.day } };
  return { lines, place: { ...told, stage: 'rewards', day: days.from - 1 } };
}

async function termLines(tx: Tx, order: FileOrder, credits: Awaited<ReturnType<typeof findFileCredits>>) {
  const term = credits.length > 0 ? await findFileTerm(tx, order.id) : null;
  return credits.map((credit) => termLine(order, credit, term!));
}

async function dayLines(tx: Tx, order: FileOrder, credits: Awaited<ReturnType<typeof findFileCredits>>) {
  const [first, last] = [credits[0], credits.at(-1)];
  if (!first || !last) return [];
  const hours = await findFileHours(tx, order.id, { from: first.day, through: last.day });
  return credits.flatMap((credit) => [
    ...hours.filter(({ day }) => day === credit.day).map((each) => hoursLine(order, each)),
    creditLine(order, credit),
  ]);
}

async function tellRewards(tx: Tx, { days, daysMax }: Around, place: Place, order: FileOrder): Promise<Step> {
  const span = { from: place.day + 1, through: days.through };
  const rewards = order.reward ? await findFileRewards(tx, order.id, span, daysMax) : [];
  const lines = rewards.map((reward) => rewardLine(order, reward));
  const coveredAtto = rewards.reduce((sum, each) => sum + each.coveredAtto, BigInt(place.coveredAtto));
  const day = rewards.at(-1)?.day ?? place.day;
  const told = { ...place, day, coveredAtto: coveredAtto.toString() };
  if (rewards.length === daysMax) return { lines, place: told };
  const total = await sumFileDays(tx, order.id, { creditDay: place.creditDay, rewardDay: day });
  if (total.creditedMinor !== BigInt(place.creditedMinor) || total.coveredAtto !== coveredAtto) {
    throw new Error(`the interest file of order ${order.id} does not add up to what was credited`);
  }
  return { lines: [...lines, sumLines('total', order, total)], place: { ...START, orderId: order.id } };
}
