import { type EarnKind, hasReward, hasTerm } from '@bourse/core/earn/product.ts';
import { ATTO_SCALE } from '@bourse/core/earn/rate.ts';
import { redeemRuleOf, risksOf } from '@bourse/core/earn/said.ts';
import { parseAmount, readAmount, formatAmount as writeAmount } from '@bourse/core/money/amount.ts';
import { percentText } from '../../../lib/actions/percent.ts';
import { formatAmount, formatTime } from '../../../lib/format.ts';
import type { TextOf } from '../../../lib/i18n.ts';
import type { EarnWords } from '../api/products.ts';
import { fieldsOf, readTerm, type TermName, type Terms } from './terms.ts';

/** What of it is not in its terms: how much is sold, and whether it is on sale. */
interface Now {
  readonly sold: string;
  readonly nowMs: number;
}

interface Said {
  /** What is said in a line, with what it is called. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly risks: readonly string[];
}

/**
 * What people will read of a product with these terms, as far as they are typed: all that depends on them. What depends
 * on its rates is previewed where those are set.
 */
export function saidOf(t: TextOf<EarnWords>, terms: Terms, { sold, nowMs }: Now): Said {
  const kind = terms.kind as EarnKind;
  const source = terms.source as Parameters<typeof risksOf>[0]['source'];
  const asset = terms.asset.trim();
  const ends = { kind, source, canEndEarly: terms.canEndEarly === 'true' };
  const needed = fieldsOf(terms, true);
  const typed = (name: TermName): string | null => (needed.includes(name) && readTerm(name, terms[name])) || null;
  const fact = (label: string, name: TermName, say: (value: string) => string) => {
    const value = typed(name);
    return value === null ? [] : [{ label, value: say(value) }];
  };
  const coins = (text: string) => `${formatAmount(text)} ${asset}`;
  const needs = needsOf(t, terms);
  return {
    facts: [
      { label: t('earn.product'), value: `${asset} ${t(`earn.kind.${kind}`)}`.trim() },
      ...fact(t('earn.rate'), 'rewardBps', (bps) =>
        t('earn.hybridRate', {
          rate: '…',
          asset,
          reward: `\u2248${percentText(Number(bps))}`,
          coin: typed('rewardAsset') ?? '',
        }),
      ),
      ...(hasTerm(kind)
        ? fact(t('earn.term'), 'termDays', (count) => t('earn.days', { count: Number(count) }))
        : [{ label: t('earn.term'), value: t('earn.anyTime') }]),
      ...(typed('fixedAmount') === null ? fact(t('earn.min'), 'min', coins) : []),
      ...fact(t('earn.onlyAmount'), 'fixedAmount', coins),
      ...fact(t('earn.maxOrder'), 'maxOrder', coins),
      ...fact(t('earn.maxPerson'), 'maxPerson', coins),
      ...fact(t('earn.remaining'), 'quota', (quota) => coins(lessThan(quota, sold))),
      ...(Number(typed('startAtMs') ?? 0) > nowMs
        ? fact(t('earn.status'), 'startAtMs', (time) => t('earn.opens', { time: formatTime(Number(time)) }))
        : []),
      { label: t('earn.redeemRule'), value: t(`earn.redeemRule.${redeemRuleOf(ends)}`) },
      ...(hasTerm(kind)
        ? [{ label: t('earn.renewal'), value: t(terms.canRenew === 'true' ? 'earn.renewal.yes' : 'earn.renewal.no') }]
        : []),
      ...(needs.length === 0 ? [] : [{ label: t('earn.needs'), value: needs.join(' · ') }]),
      { label: t('earn.source'), value: t(`earn.source.${source}`) },
    ],
    risks: risksOf(ends).map((risk) => {
      if (risk === 'reward')
        return t('earn.risk.reward', { coin: hasReward(kind) ? (typed('rewardAsset') ?? '') : '' });
      return risk === 'price' || risk === 'staking' ? t(`earn.risk.${risk}`, { asset }) : t(`earn.risk.${risk}`);
    }),
  };
}

/** What is left of a quota; nothing where more is sold. One that is too long to be one stays as it was typed. */
function lessThan(quota: string, sold: string): string {
  const typed = parseAmount(quota, ATTO_SCALE);
  if (!typed.ok) return quota;
  const left = typed.value - readAmount(sold, ATTO_SCALE);
  return writeAmount(left > 0n ? left : 0n, ATTO_SCALE);
}

const needsOf = (t: TextOf<EarnWords>, { kycMin, vipMin, isForNewPeople }: Terms): readonly string[] => [
  ...(kycMin === '0' ? [] : [t('earn.needs.kyc', { level: kycMin })]),
  ...(vipMin === '0' ? [] : [t('earn.needs.vip', { level: vipMin })]),
  ...(isForNewPeople === 'true' ? [t('earn.needs.new')] : []),
];
