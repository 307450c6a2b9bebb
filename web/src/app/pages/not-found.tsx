import { MapPinOff } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../kit/button.tsx';
import { Empty } from '../../kit/states.tsx';
import { useShellText } from '../../lib/shell-text.ts';

/** Shown where no page has the address. */
export function NotFound() {
  const t = useShellText();
  return (
    <div className="grid min-h-[60vh] place-items-center" data-room="shell/pages/not-found">
      <Empty
        icon={<MapPinOff />}
        text={
          <>
            <h1 className="block text-16 font-semibold text-text">{t('shell.notFound.title')}</h1>
            {t('shell.notFound.text')}
          </>
        }
        action={
          <Link href="/" className={buttonClass({ kind: 'secondary' })}>
            {t('shell.notFound.action')}
          </Link>
        }
      />
    </div>
  );
}
