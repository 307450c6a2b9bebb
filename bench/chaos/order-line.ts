/** The coins of the only market. */
export const TRADED = ['BTC', 'USDT'];

/** An order that was acknowledged to a caller: it must exist exactly once, as requested. */
export interface AskedOrder {
  readonly clientId: string;
  readonly orderId: number;
  readonly account: number;
  readonly isBuy: boolean;
  readonly ticks: number;
  readonly lots: number;
  /** The size after an amendment whose outcome nobody heard; otherwise equal to `lots`. */
  readonly orLots: number;
}

/**
 * The request that an order belongs to. Each caller numbers its requests, and the orders of a list are numbered within
 * theirs: the second order of caller 4's third request is `process:4:3.1`.
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
