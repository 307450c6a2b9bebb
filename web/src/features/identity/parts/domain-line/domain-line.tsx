import { Lock, LockOpen } from 'lucide-react';
import { useDensity } from '../../../../kit/density.tsx';
import { useIdentityText } from '../../identity-text.ts';

/** The real address of this page, so that people can check it before they type a password. */
export function DomainLine() {
  const t = useIdentityText();
  const isTouch = useDensity() === 'touch';
  const isSafe = location.protocol === 'https:';
  const Icon = isSafe ? Lock : LockOpen;
  return (
    <p
      className={
        isTouch
          ? 'flex items-center gap-2 text-14'
          : 'flex min-h-9 items-center gap-2 rounded-control border border-line bg-surface px-3 py-1.5 text-13'
      }
    >
      <Icon aria-hidden="true" className={isSafe ? 'size-4 shrink-0 text-ok' : 'size-4 shrink-0 text-warn'} />
      <span className="code max-w-full shrink-0 truncate text-text-faint">
        {`${location.protocol}//`}
        <span className="font-semibold text-text">{location.host}</span>
      </span>
      {!isTouch && (
        <span className="min-w-0 flex-1 text-right text-12 text-balance text-text-faint">
          {t('identity.login.checkAddress')}
        </span>
      )}
    </p>
  );
}
