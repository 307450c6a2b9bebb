import { Sparkles } from 'lucide-react';
import { Checkbox } from '../../../../kit/form/choice.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Empty, Notice } from '../../../../kit/states.tsx';
import { amount, dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useMoneyLook } from '../../../balances/public.ts';
import { useConversionText } from '../../conversion-text.ts';
import type { ConvertDialogModel } from './convert-dialog.model.ts';

/** As high as most lists, so that nothing moves when a list comes. */
const PLACE = 'flex min-h-96 flex-col gap-3';

type Row = ConvertDialogModel['view']['rows'][number];

/** The small balances, each with a checkbox. None is preselected; those that cannot be converted say why. */
export function Choose({ model }: { readonly model: ConvertDialogModel }) {
  const t = useConversionText();
  const locale = useLocale();
  const { view, commands } = model;
  return (
    <Loaded query={view.list} skeleton={<Grey />} isMoney>
      {(terms) => (
        <div className={PLACE}>
          <p className="text-13 text-text-muted">
            {t('conversion.intro', { max: terms.maxValueUsdt, fee: terms.feePercent })}{' '}
            {t('conversion.rules', { count: terms.coinsMax, hours: terms.intervalHours })}
          </p>
          {view.waitsUntilMs !== null && (
            <Notice tone="info">{t('conversion.tooSoon', { time: dateTime(view.waitsUntilMs, locale) })}</Notice>
          )}
          {view.refusal && <Notice tone="danger">{view.refusal}</Notice>}
          {view.rows.length === 0 ? (
            <Empty icon={<Sparkles />} text={t('conversion.none')} />
          ) : (
            <>
              {view.openCount > 1 && (
                <Checkbox checked={view.chosenCount === view.openCount} onChange={commands.chooseAll}>
                  {t('conversion.chooseAll', { count: view.openCount })}
                </Checkbox>
              )}
              <ul aria-label={t('conversion.list')} className="divide-y divide-line border-y border-line">
                {view.rows.map((row) => (
                  <li key={row.asset} className="grid min-h-14 items-center py-2">
                    <Checkbox
                      checked={view.isChosen(row)}
                      disabled={!view.mayChoose(row)}
                      onChange={() => commands.toggle(row.asset)}
                    >
                      <SmallRow row={row} />
                    </Checkbox>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </Loaded>
  );
}

function Grey() {
  return (
    <div className={PLACE} aria-hidden="true">
      <Skeleton height={72} />
      <ListSkeleton rows={4} />
    </div>
  );
}

function SmallRow({ row }: { readonly row: Row }) {
  const t = useConversionText();
  const locale = useLocale();
  const look = useMoneyLook();
  const obstacle =
    row.obstacle === 'LOCKED'
      ? t('conversion.obstacle.LOCKED', { time: dateTime(row.lockedUntilMs, locale) })
      : row.obstacle && t(`conversion.obstacle.${row.obstacle}`);
  return (
    <span className="flex items-center gap-3">
      <CoinIcon coin={row.asset} size={24} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-14 font-medium text-text">{row.asset}</span>
        <span className="num text-12 text-text-faint">{look.coin(row.amount, row.displayScale)}</span>
      </span>
      <span className="flex max-w-[60%] flex-col items-end text-right">
        {obstacle ? (
          <span className="text-12 text-text-faint">{obstacle}</span>
        ) : (
          <>
            <span className="num text-14 text-text">
              {'\u2248'} {look.isHidden ? look.usdt(row.getsUsdt) : amount(row.getsUsdt, { places: 4 })}{' '}
              <span className="text-text-muted">USDT</span>
            </span>
            <span className="num text-12 text-text-faint">
              {t('conversion.worth', {
                amount: look.isHidden ? look.usdt(row.valueUsdt) : amount(row.valueUsdt, { places: 4 }),
              })}
            </span>
          </>
        )}
      </span>
    </span>
  );
}
