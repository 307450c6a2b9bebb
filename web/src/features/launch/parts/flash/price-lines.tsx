import { Inset, KeyValue, type KeyValueRow } from '../../../../kit/card.tsx';
import { amount, exactAmount } from '../../../../lib/format.ts';
import type { Project } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { type FlashRound, type LotsCost, vipPart } from '../../rules/flash.ts';
import { percentOf, ratioOf } from '../../rules/price.ts';

interface PriceProps {
  readonly project: Project;
  readonly round: FlashRound;
}

interface LinesProps extends PriceProps {
  /** Null until lots are chosen. */
  readonly cost: LotsCost | null;
  readonly more?: readonly KeyValueRow[];
}

const EMPTY = '--';
const num = (text: string, look = '') => <span className={`num ${look}`}>{text}</span>;

/** What lots come to, as a receipt: tokens at the price, the discount of the VIP level, and what is paid. */
export function PriceLines({ project, round, cost, more = [] }: LinesProps) {
  const t = useLaunchText();
  const { token, payAsset: asset } = project;
  const off = cost && vipPart(cost);
  const tokens = cost ? `${exactAmount(cost.tokens)} ${token} × ${exactAmount(round.price)}` : t('launch.flash.youGet');
  return (
    <Inset>
      <div data-room="launch/parts/flash/price-lines">
        <KeyValue
          small
          rows={[
            { label: num(tokens), value: num(cost ? `${exactAmount(cost.costWithoutVip)} ${asset}` : EMPTY) },
            ...(off && cost
              ? [
                  {
                    label: t('launch.flash.vipLine', { percent: `${exactAmount(percentOf(cost.vipDiscountBps))}%` }),
                    value: num(`\u2212${exactAmount(off)} ${asset}`, 'text-ok'),
                  },
                ]
              : []),
            {
              label: t('launch.flash.youPay'),
              value: num(cost ? `${exactAmount(cost.cost)} ${asset}` : EMPTY),
              isSum: true,
            },
            ...more,
          ]}
        />
      </div>
    </Inset>
  );
}

/** Where the price comes from: the base price less the project's discount, and what one coin buys. */
export function PriceOrigin({ project, round }: PriceProps) {
  const t = useLaunchText();
  const { token, payAsset: asset } = project;
  const less = round.discountBps > 0 ? ` \u2212 ${exactAmount(percentOf(round.discountBps))}%` : '';
  const price = `${exactAmount(round.price)} ${asset}`;
  const origin = less === '' ? price : `${exactAmount(round.basePrice)}${less} = ${price}`;
  const ratio = amount(ratioOf(round.price), { places: 8, trims: true });
  return (
    <KeyValue
      small
      rows={[
        { label: t('launch.price'), value: num(origin, 'whitespace-normal') },
        {
          label: t('launch.ratio'),
          value: num(t('launch.ratioText', { asset, amount: ratio, token }), 'whitespace-normal'),
        },
      ]}
    />
  );
}
