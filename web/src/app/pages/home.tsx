import { FileCheck2, type LucideIcon, Radar, ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import { MarketPreview } from '../../features/spot/public.ts';
import { Badge } from '../../kit/badge.tsx';
import { buttonClass } from '../../kit/button.tsx';
import { useDensity } from '../../kit/density.tsx';
import { LogoMark } from '../../kit/pictures/logo.tsx';
import { pathTo } from '../../lib/links.ts';
import { H5Page } from '../../lib/parts/h5-page.tsx';
import { AppearanceMenu, LanguageMenu } from '../../lib/parts/preferences-menus.tsx';
import { useSession } from '../../lib/person/session.ts';
import { useShellText } from '../../lib/shell-text.ts';
import { useIsDemo } from '../../lib/status.ts';
import { PersonActions } from '../shells/header-slot.tsx';

const FACTS = [
  ['deposits', Radar],
  ['fees', FileCheck2],
  ['guard', ShieldCheck],
] as const satisfies readonly (readonly [string, LucideIcon])[];

/** The first page: what this is, how to join, current prices, and what people can rely on. */
export default function Home() {
  const isTouch = useDensity() === 'touch';
  return isTouch ? <HomeH5 /> : <HomeDesktop />;
}

function HomeDesktop() {
  const t = useShellText();
  return (
    <div
      className="mx-auto flex min-h-[calc(100dvh-56px)] max-w-[1200px] flex-col justify-center gap-16 px-8 py-12"
      data-room="shell/pages/home"
    >
      <div className="grid grid-cols-2 items-center gap-20">
        <div className="max-w-lg">
          <DemoBadge />
          <h1 className="text-40 font-semibold text-balance">{t('shell.home.title')}</h1>
          <Entrance />
        </div>
        <div className="rounded-card border border-line bg-surface p-6">
          <MarketPreview title={t('shell.home.prices')} />
        </div>
      </div>
      <div className="flex flex-col gap-6">
        <Facts />
        <OfficialLinks />
      </div>
    </div>
  );
}

function HomeH5() {
  const t = useShellText();
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
        <div className="px-4 pt-3 pb-6">
          <DemoBadge />
          <p className="text-28 font-semibold text-balance">{t('shell.home.title')}</p>
          <Entrance />
        </div>
        <div className="border-t-8 border-bg px-4 pt-4 pb-3">
          <MarketPreview title={t('shell.home.prices')} />
        </div>
        <div className="border-t-8 border-bg px-4 pt-5 pb-8">
          <Facts />
          <div className="mt-6">
            <OfficialLinks />
          </div>
        </div>
      </div>
    </H5Page>
  );
}

/**
 * Says that this is a demo, because the header has no room for that below 1536 px and nobody may take these coins for real.
 */
function DemoBadge() {
  const t = useShellText();
  const isDemo = useIsDemo();
  return <p className="mb-3 min-h-5 2xl:hidden">{isDemo && <Badge tone="warn">{t('shell.demo')}</Badge>}</p>;
}

function Entrance() {
  const t = useShellText();
  const { state } = useSession();
  return (
    <>
      <p className="mt-3 text-16 text-text-muted">{t('shell.home.text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {state === 'person' ? (
          <Link href={pathTo('holdings.overview')} className={buttonClass({ size: 'large' })}>
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
    </>
  );
}

/** Three sentences about what people can rely on. */
function Facts() {
  const t = useShellText();
  const isTouch = useDensity() === 'touch';
  return (
    <ul className={isTouch ? 'flex flex-col gap-5' : 'grid grid-cols-3 gap-10 border-t border-line pt-8'}>
      {FACTS.map(([key, Icon]) => (
        <li key={key} className="flex items-start gap-4">
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-pill bg-hover text-text-muted"
          >
            <Icon className="size-5" strokeWidth={1.75} />
          </span>
          <div className="min-w-0">
            <h2 className="text-14 font-semibold">{t(`shell.home.${key}.title`)}</h2>
            <p className="mt-0.5 text-14 text-text-muted">{t(`shell.home.${key}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** For visitors who want to know whether this is the real site. */
function OfficialLinks() {
  const t = useShellText();
  return (
    <Link href={pathTo('operator.officialLinks')} className={buttonClass({ kind: 'link', size: 'small' })}>
      {t('shell.officialLinks')}
    </Link>
  );
}
