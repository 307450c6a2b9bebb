import { X } from 'lucide-react';
import { useLocation } from 'wouter';
import { IconButton } from '../../../kit/button.tsx';
import { LogoMark } from '../../../kit/pictures/logo.tsx';
import { LanguageMenu } from '../../../lib/parts/preferences-menus.tsx';
import { useShellText } from '../../../lib/shell-text.ts';
import { useIdentityText } from '../identity-text.ts';
import type { AccessFrameProps } from './access/access-frame-props.ts';
import { DomainLine } from './domain-line/domain-line.tsx';
import { NeverAsk } from './never-ask.tsx';

/** The h5 frame of log-in, sign-up and reset: the house's name, and a button to leave. */
export function AccessFrameH5({ title, children, foot }: AccessFrameProps) {
  const t = useIdentityText();
  const shell = useShellText();
  const [, navigate] = useLocation();
  return (
    <div data-room="identity/parts/access-frame-h5" className="flex min-h-dvh flex-col">
      <header className="flex h-12 items-center justify-between pr-1 pl-4">
        <span className="flex items-center gap-2.5 text-16 font-semibold">
          <LogoMark />
          {t('identity.brand')}
        </span>
        <span className="flex items-center">
          <LanguageMenu />
          <IconButton
            label={shell('shell.action.close')}
            icon={<X aria-hidden="true" />}
            onClick={() => navigate('/', { replace: true })}
          />
        </span>
      </header>
      <div className="flex flex-1 flex-col px-4 pt-6">
        <h1 className="mb-3 text-28 font-semibold">{title}</h1>
        <DomainLine />
        <div className="mt-7">{children}</div>
        {foot && <p className="mt-6 text-center text-14 text-text-muted">{foot}</p>}
        <div className="mt-auto pt-10 pb-6">
          <NeverAsk />
        </div>
      </div>
    </div>
  );
}
