import { demoNowMs } from './person.ts';
import { operate } from './staff.ts';

export interface Purchase {
  readonly uid: string;
  readonly asset: 'PUSD' | 'USDT';
  readonly amount: string;
  /** USDT for one. */
  readonly price: string;
}

/** Notes that a person has bought coins just now, which they have already. */
export async function buy({ uid, asset, amount, price }: Purchase): Promise<void> {
  const what = ['--coin', asset, '--amount', amount, '--price', price] as const;
  await operate('purchase', 'add', '--uid', uid, ...what, '--at', String(demoNowMs()));
}
