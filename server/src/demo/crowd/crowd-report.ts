import type { NextSale } from './next-sale.ts';
import { ENDINGS, type Ending, type Lots, type SaleLog } from './sale-log.ts';

/** What came of a crowd. */
export interface CrowdReport {
  readonly project: string;
  readonly people: number;
  readonly endings: Readonly<Record<Ending, number>>;
  /** Lots at the end; null where nobody was answered. */
  readonly lots: Lots | null;
  /** Whether paid, paying and free lots were the quota in every answer, and how many answers that were. */
  readonly isWhole: boolean;
  readonly answers: number;
  readonly reservedPeople: number;
  readonly reservedLots: number;
  readonly paidLots: number;
  readonly ranOut: number;
  readonly duplicates: number;
  readonly doublePayments: number;
  /** Duplicates that were answered differently; there must be none. */
  readonly contradictions: number;
  readonly wrongPasswords: number;
  readonly tickets: {
    readonly count: number;
    readonly seconds: number;
    readonly p50Ms: number;
    readonly p99Ms: number;
  };
  readonly busy: number;
  readonly noAnswers: number;
  readonly seconds: number;
}

export function reportOf(seen: {
  readonly people: number;
  readonly sale: NextSale;
  readonly log: SaleLog;
  readonly seconds: number;
}): CrowdReport {
  const { people, sale, log, seconds } = seen;
  const count = log.count.bind(log);
  const sorted = log.entersMs.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
  return {
    project: sale.project,
    people,
    endings: Object.fromEntries(ENDINGS.map((ending) => [ending, count(ending)])) as Record<Ending, number>,
    lots: log.lots,
    isWhole: count('brokenAnswers') === 0,
    answers: count('wholeAnswers') + count('brokenAnswers'),
    reservedPeople: count('reservedPeople'),
    reservedLots: count('reservedLots'),
    paidLots: count('paidLots'),
    ranOut: count('ranOut'),
    duplicates: count('duplicates'),
    doublePayments: count('doublePayments'),
    contradictions: log.otherTickets.length + count('otherPayments'),
    wrongPasswords: count('wrongPasswords'),
    tickets: {
      count: sorted.length,
      seconds: sorted.length === 0 ? 0 : rounded((log.lastTicketMs - log.firstAskMs) / 1_000),
      p50Ms: at(0.5),
      p99Ms: at(0.99),
    },
    busy: count('busy'),
    noAnswers: count('noAnswers'),
    seconds: rounded(seconds),
  };
}

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;

const SAID: Readonly<Record<Ending, string>> = {
  PAID: 'paid',
  GAVE_UP: 'gave up while paying',
  LEFT: 'left the queue',
  TIMED_OUT: 'let their time run out',
  SOLD_OUT: 'found it sold out',
  CROWDED: 'were sent away, because too many waited',
  ENDED: 'came after its end',
  BEFORE: 'had taken part before',
  OTHER: 'were refused for another reason',
  STOPPED: 'were stopped before their end',
};

/** The report for a person who reads it. */
export function reportLines(report: CrowdReport): string[] {
  const { lots, tickets, endings } = report;
  const number = (value: number) => value.toLocaleString('en-US').padStart(7);
  const said = ENDINGS.filter((ending) => endings[ending] > 0);
  return [
    `${report.people} people in ${report.project}, ${report.seconds} s from the start to the end of the last`,
    '',
    ...said.map((ending) => `${number(endings[ending])}  ${SAID[ending]}`),
    '',
    `${number(tickets.count)}  tickets answered in ${tickets.seconds} s, half within ${tickets.p50Ms} ms, 99 % within ${tickets.p99Ms} ms`,
    `${number(report.duplicates)}  of these were asked for again at the same moment, ${number(report.doublePayments).trim()} payments were sent twice, ${report.contradictions} answered differently`,
    `${number(report.reservedPeople)}  times lots were reserved (${report.reservedLots} lots), ${report.ranOut} of them ran out`,
    `${number(report.wrongPasswords)}  wrong passwords`,
    `${number(report.busy)}  calls were asked to come back in a moment, ${report.noAnswers} had no answer and were repeated`,
    '',
    lots
      ? `${lots.paidLots} paid + ${lots.payingLots} being paid + ${lots.freeLots} free = ${lots.quotaLots} lots: ${
          report.isWhole ? 'so it was' : 'IT WAS NOT SO'
        } in each of ${report.answers} answers`
      : 'nobody was answered',
  ];
}
