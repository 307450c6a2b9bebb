import { Badge, type Tone } from '../../../../kit/badge.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import type { Plan } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';

const TONE: Readonly<Record<Plan['state'], Tone>> = { ACTIVE: 'ok', PAUSED: 'warn', DELETED: 'neutral' };

export function StateBadge({ state }: Pick<Plan, 'state'>) {
  const t = useAutoInvestText();
  return (
    <Badge tone={TONE[state]} icon={<span aria-hidden="true" className="size-1.5 rounded-pill bg-current" />}>
      {t(`autoInvest.state.${state}`)}
    </Badge>
  );
}

/** The coins of a plan, each covering a part of the one before. */
export function CoinStack({ coins }: Pick<Plan, 'coins'>) {
  return (
    <span aria-hidden="true" className="flex shrink-0">
      {coins.map(({ asset }, index) => (
        <span key={asset} className={index > 0 ? '-ml-2' : ''}>
          <CoinIcon coin={asset} size={28} />
        </span>
      ))}
    </span>
  );
}
