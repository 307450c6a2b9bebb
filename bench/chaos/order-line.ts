/** The coins of the one market. */
export const TRADED = ['BTC', 'USDT'];

/** An order that a caller was told about: what has to be there, once and as it was asked for. */
export interface AskedOrder {
  readonly clientId: string;
  readonly orderId: number;
  readonly account: number;
  readonly isBuy: boolean;
  readonly ticks: number;
  readonly lots: number;
  /** What it was made smaller to where nobody heard whether it was; otherwise the same. */
  readonly orLots: number;
}

/**
 * The question that an order came with, and who asked it. A caller's questions are counted, the orders of a list in them: the
 * second order of a list that was the third question of caller 4 is `process:4:3.1`.
 */
export const questionOf = (clientId: string): string => clientId.replace(/\.\d+$/, '');
export const callerOf = (clientId: string): string => clientId.slice(0, clientId.lastIndexOf(':'));

export const writeOrder = (one: AskedOrder): string =>
  `${one.clientId} ${one.orderId} ${one.account} ${one.isBuy ? 'buy' : 'sell'} ${one.ticks} ${one.lots} ${one.orLots}\n`;

export function readOrder(line: string): AskedOrder {
  const [clientId, orderId, account, side, ...numbers] = line.split(' ') as [string, string, string, ...string[]];
  const [ticks, lots, orLots] = numbers.map(Number) as [number, number, number];
  return { clientId, orderId: Number(orderId), account: Number(account), isBuy: side === 'buy', ticks, lots, orLots };
}
