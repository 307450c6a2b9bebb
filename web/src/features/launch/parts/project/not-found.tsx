import { Rocket } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { useLaunchText } from '../../launch-text.ts';

/** An address without a project that is published leads to those that are. */
export function NotFound({ why }: { readonly why: 'LAUNCH_NOT_FOUND' | 'LAUNCH_NOT_LISTED' }) {
  const t = useLaunchText();
  return (
    <Empty
      icon={<Rocket />}
      text={t(why)}
      action={
        <Link href={pathTo('launch.home')} className={buttonClass({ kind: 'secondary' })}>
          {t('launch.all')}
        </Link>
      }
    />
  );
}
