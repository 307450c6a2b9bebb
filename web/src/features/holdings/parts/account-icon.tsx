import { ArrowLeftRight, ChartCandlestick, Copy, CreditCard, Send, Sprout, Ticket, Users, Wallet } from 'lucide-react';

const ICONS: Readonly<Record<string, typeof Wallet>> = {
  funding: Wallet,
  spot: ArrowLeftRight,
  p2p: Users,
  futures: ChartCandlestick,
  earn: Sprout,
  card: CreditCard,
  futures_copy: Copy,
  spot_copy: Copy,
  in_transit: Send,
  bonus: Ticket,
  copy: Copy,
};

/** The icon of an account. */
export function AccountIcon({ account }: { readonly account: string }) {
  const Icon = ICONS[account] ?? Wallet;
  return <Icon aria-hidden="true" className="size-[18px] shrink-0 text-text-faint" strokeWidth={1.75} />;
}
