import { ExternalLink } from 'lucide-react';
import { buttonClass } from '../../../../kit/button.tsx';
import { Card, KeyValue, type KeyValueRow } from '../../../../kit/card.tsx';
import { amount, dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { addText } from '../../../balances/public.ts';
import type { Project, Round } from '../../api/queries.ts';
import { type LaunchText, useLaunchText } from '../../launch-text.ts';
import { isBoost } from '../../rules/boost.ts';
import { type FixedRound, isFixed } from '../../rules/fixing.ts';
import { isFlash } from '../../rules/flash.ts';
import { isLottery } from '../../rules/lottery.ts';
import { isSale, percentOf, ratioOf, type SaleRound, sells, shareText } from '../../rules/price.ts';
import { awaitsPrice } from '../../rules/round.ts';
import { rangeWords } from '../flash/flash-words.ts';
import { askedRows } from './asked-rows.ts';

/** Most prices have an endless reciprocal, and a phone is narrow. */
const RATIO_LOOK = { places: 8, trims: true } as const;

/** What a project sells, and at what price the chosen round does. */
export function Facts({ project, round }: { readonly project: Project; readonly round: Round }) {
  const t = useLaunchText();
  const locale = useLocale();
  const { token, payAsset } = project;
  return (
    <Card room="launch/parts/project/facts">
      <KeyValue
        rows={[
          { label: t('launch.supply'), value: num(`${exactAmount(project.supply)} ${token}`) },
          ...givenRows(t, project),
          ...(isSale(round) ? priceRows(t, payAsset, token, round) : []),
          ...(isFixed(round) && awaitsPrice(round) ? awaitedRows(t, payAsset, token, round) : []),
          ...roundRows(t, project, round),
          ...lotRows(t, project, round),
          ...(round.hasVipDiscount ? [{ label: t('launch.vipDiscount'), value: t('launch.vipEach') }] : []),
          ...(isBoost(round) ? [{ label: t('launch.boost.coin'), value: round.boost.asset }] : []),
          ...askedRows(t, round),
          // Rewards are paid when their round ends, and wait for nothing.
          ...(project.rounds.some(sells)
            ? [{ label: t('launch.listing'), value: num(dateTime(project.listingAtMs, locale, { withYear: true })) }]
            : []),
          ...protectionRows(t, (atMs) => dateTime(atMs, locale), project),
        ]}
      />
      <Papers project={project} />
    </Card>
  );
}

const num = (text: string) => <span className="num whitespace-normal">{text}</span>;

/** How much of the token is sold, and how much is given for boosts. */
function givenRows(t: LaunchText, { token, supply, rounds }: Project): readonly KeyValueRow[] {
  const sum = (of: readonly Round[]): string => of.reduce((all, { quota }) => addText(all, quota), '0');
  const row = (label: string, of: readonly Round[]): readonly KeyValueRow[] => {
    if (of.length === 0) return [];
    const percent = shareText(sum(of), supply);
    return [{ label, value: num(`${exactAmount(sum(of))} ${token} · ${t('launch.ofSupply', { percent })}`) }];
  };
  return [...row(t('launch.forSale'), rounds.filter(sells)), ...row(t('launch.boost.pools'), rounds.filter(isBoost))];
}

function priceRows(t: LaunchText, asset: string, token: string, round: SaleRound): readonly KeyValueRow[] {
  return [
    { label: t('launch.basePrice'), value: num(`${exactAmount(round.basePrice)} ${asset}`) },
    ...(round.discountBps > 0
      ? [{ label: t('launch.discount'), value: num(`${exactAmount(percentOf(round.discountBps))}%`) }]
      : []),
    { label: t('launch.price'), value: num(`${exactAmount(round.price)} ${asset}`) },
    {
      label: t('launch.ratio'),
      value: num(t('launch.ratioText', { asset, amount: amount(ratioOf(round.price), RATIO_LOOK), token })),
    },
  ];
}

/** What a price that is not fixed yet would be now. */
function awaitedRows(t: LaunchText, asset: string, token: string, round: FixedRound): readonly KeyValueRow[] {
  const { basePrice, about } = round.fixing;
  const ratio = about && amount(ratioOf(about.price), RATIO_LOOK);
  return [
    { label: t('launch.basePrice'), value: num(`${exactAmount(basePrice)} USDT`) },
    ...(round.discountBps > 0
      ? [{ label: t('launch.discount'), value: num(`${exactAmount(percentOf(round.discountBps))}%`) }]
      : []),
    { label: t('launch.price'), value: num(about ? `≈ ${exactAmount(about.price)} ${asset}` : '--') },
    {
      label: t('launch.ratio'),
      value: num(ratio === null ? '--' : `≈ ${t('launch.ratioText', { asset, amount: ratio, token })}`),
    },
  ];
}

/** How a loss until the first delivery is made good, and what the market’s price was then. */
function protectionRows(
  t: LaunchText,
  time: (atMs: number) => string,
  { protection }: Project,
): readonly KeyValueRow[] {
  if (!protection) return [];
  const { times, market } = protection;
  return [
    { label: t('launch.protection.title'), value: num(t('launch.protection.times', { times: exactAmount(times) })) },
    ...(market
      ? [
          { label: t('launch.protection.market'), value: num(`${exactAmount(market.price)} USDT`) },
          { label: t('launch.fixing.span'), value: num(inputsText(t, time, market)) },
        ]
      : []),
  ];
}

/** What the market’s price was computed from; where staff let another hour count, that it was so. */
function inputsText(
  t: LaunchText,
  time: (atMs: number) => string,
  { fromMs, toMs, sum, count, byStaff }: NonNullable<NonNullable<Project['protection']>['market']>,
): string {
  if (count === 0) return t('launch.protection.unknown');
  const inputs = { from: time(fromMs), until: time(toMs), sum: exactAmount(sum), count };
  const text = t('launch.protection.inputs', inputs);
  return byStaff ? `${text} · ${t('launch.protection.byStaff')}` : text;
}

/** How much a round by the piece sells, and to how many; the panels of the others say it. */
function roundRows(t: LaunchText, { token }: Project, round: Round): readonly KeyValueRow[] {
  if (awaitsPrice(round) || (!isFlash(round) && !isLottery(round))) return [];
  return [
    { label: t('launch.quota'), value: num(`${exactAmount(round.quota)} ${token}`) },
    { label: t('launch.people'), value: num(round.people.toLocaleString('en-US')) },
  ];
}

function lotRows(t: LaunchText, { token }: Project, round: Round): readonly KeyValueRow[] {
  if (!isFlash(round)) return [];
  return [
    { label: t('launch.flash.lot'), value: <span className="num">{`${exactAmount(round.flash.lot)} ${token}`}</span> },
    { label: t('launch.flash.perPerson'), value: <span className="num">{rangeWords(t, round.flash)}</span> },
  ];
}

function Papers({ project }: { readonly project: Project }) {
  const t = useLaunchText();
  const links = [
    { href: project.website, text: t('launch.website') },
    { href: project.paper, text: t('launch.paper') },
  ];
  if (links.every(({ href }) => href === null)) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-3">
      {links.map(
        ({ href, text }) =>
          href !== null && (
            <a
              key={text}
              href={href}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ kind: 'secondary', size: 'small' })}
            >
              {text}
              <ExternalLink aria-hidden="true" />
            </a>
          ),
      )}
    </p>
  );
}
