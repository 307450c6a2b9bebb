import { Globe, SunMoon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { cx } from '../../kit/cx.ts';
import { useDensity } from '../../kit/density.tsx';
import { Menu } from '../../kit/overlay/menu.tsx';
import { useShellText } from '../shell-text.ts';

// The menus' contents are fetched when one is opened, which rarely happens.
const LanguagePanel = lazy(async () => ({ default: (await import('./preferences-panels.tsx')).LanguagePanel }));
const AppearancePanel = lazy(async () => ({ default: (await import('./preferences-panels.tsx')).AppearancePanel }));

const iconClass = (isTouch: boolean) =>
  cx(
    'inline-grid place-items-center rounded-control text-text-muted hover:bg-hover hover:text-text',
    isTouch ? 'size-11 [&_svg]:size-[22px]' : 'size-8 [&_svg]:size-[18px]',
  );

/** The globe menu: language and display currency. */
export function LanguageMenu() {
  const t = useShellText();
  const isTouch = useDensity() === 'touch';
  return (
    <Menu
      label={t('shell.language.label')}
      align="right"
      width={340}
      sheet={{ title: t('shell.language.label'), closeLabel: t('shell.action.close') }}
      triggerClass={iconClass(isTouch)}
      trigger={<Globe aria-hidden="true" strokeWidth={1.75} />}
    >
      {(close) => (
        <Suspense>
          <LanguagePanel onDone={close} />
        </Suspense>
      )}
    </Menu>
  );
}

/** The moon menu: theme, and which colour means up. */
export function AppearanceMenu() {
  const t = useShellText();
  const isTouch = useDensity() === 'touch';
  return (
    <Menu
      label={t('shell.theme.label')}
      align="right"
      width={280}
      sheet={{ title: t('shell.theme.label'), closeLabel: t('shell.action.close') }}
      triggerClass={iconClass(isTouch)}
      trigger={<SunMoon aria-hidden="true" strokeWidth={1.75} />}
    >
      {() => (
        <Suspense>
          <AppearancePanel />
        </Suspense>
      )}
    </Menu>
  );
}
