import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Change } from '../../kit/badge.tsx';
import { buttonClass } from '../../kit/button.tsx';
import { CoinIcon } from '../../kit/coin-icon.tsx';
import { useDensity } from '../../kit/density.tsx';
import { List, ListRow, ListSkeleton } from '../../kit/list.tsx';
import { LogoMark } from '../../kit/logo.tsx';
import { amount, directionOf, percent } from '../../lib/format.ts';
import { H5Page } from '../../lib/h5-page.tsx';
import { pathTo } from '../../lib/links.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { AppearanceMenu, LanguageMenu } from '../../lib/preferences-menus.tsx';
import { ratesQuery } from '../../lib/rates.ts';
import { useSession } from '../../lib/session.ts';
import { useShellText } from '../../lib/shell-text.ts';
import { PersonActions } from '../header-slot.tsx';

const PRICE_PLACES = 2;
const ROWS = 6;

/** The first page: what this is, the way in, and the prices of now. */
export default function Home() {
  const t = useShellText();
  const isTouch = useDensity() === 'touch';
  const { state } = useSession();
  const intro = (
    <div className={isTouch ? 'px-4 pt-4 pb-6' : 'max-w-lg'}>
      {isTouch ? (
        <p className="text-28 font-semibold">{t('shell.home.title')}</p>
      ) : (
        <h1 className="text-40 font-semibold text-balance">{t('shell.home.title')}</h1>
      )}
      <p className="mt-3 text-16 text-text-muted">{t('shell.home.text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {state === 'person' ? (
          <Link href={pathTo('wallet.overview')} className={buttonClass({ size: 'large' })}>
            {t('shell.home.assets')}
          </Link>
        ) : (
          <>
            <Link href={pathTo('identity.register')} className={buttonClass({ size: 'large' })}>
              {t('shell.home.start')}
            </Link>
            <Link href={pathTo('identity.login')} className={buttonClass({ size: 'large', kind: 'secondary' })}>
              {t('shell.account.logIn')}
            </Link>
          </>
        )}
      </div>
    </div>
  );
  if (isTouch) {
    return (
      <H5Page
        title={
          <span className="flex items-center gap-2.5">
            <LogoMark />
            Bourse
          </span>
        }
        hasBack={false}
        action={
          <>
            <PersonActions />
            <LanguageMenu />
            <AppearanceMenu />
          </>
        }
      >
        <div data-room="shell/pages/home">
          {intro}
          <div className="border-t-8 border-bg px-4 pt-4">
            <Prices />
          </div>
        </div>
      </H5Page>
    );
  }
  return (
    <div
      className="mx-auto grid min-h-[calc(100dvh-56px)] max-w-[1200px] grid-cols-2 items-center gap-20 px-8"
      data-room="shell/pages/home"
    >
      {intro}
      <div className="rounded-card border border-line bg-surface p-6">
        <Prices />
      </div>
    </div>
  );
}

function Prices() {
  const t = useShellText();
  const rates = useQuery(ratesQuery());
  return (
    <>
      <h2 className="mb-2 text-16 font-semibold">{t('shell.home.prices')}</h2>
      <Loaded query={rates} skeleton={<ListSkeleton rows={ROWS} />}>
        {({ prices }) => (
          <List label={t('shell.home.prices')}>
            {prices.slice(0, ROWS).map((price) => (
              <ListRow
                key={price.asset}
                icon={<CoinIcon coin={price.asset} size={32} />}
                title={price.asset}
                value={amount(price.priceUsdt, { places: PRICE_PLACES })}
                valueSub={
                  <Change text={percent(price.change24hPercent)} direction={directionOf(price.change24hPercent)} />
                }
              />
            ))}
          </List>
        )}
      </Loaded>
    </>
  );
}
