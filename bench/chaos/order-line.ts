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
}

export const writeOrder = (one: AskedOrder): string =>
  `${one.clientId} ${one.orderId} ${one.account} ${one.isBuy ? 'buy' : 'sell'} ${one.ticks} ${one.lots}\n`;

export function readOrder(line: string): AskedOrder {
  const [clientId, orderId, account, side, ticks, lots] = line.split(' ') as [string, string, string, ...string[]];
  const numbers = { orderId: Number(orderId), account: Number(account), ticks: Number(ticks), lots: Number(lots) };
  return { clientId, isBuy: side === 'buy', ...numbers };
}
