import { Rocket } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { useLaunchText } from '../../launch-text.ts';

/** An address without a project leads to those that there are. */
export function NotFound() {
  const t = useLaunchText();
  return (
    <Empty
      icon={<Rocket />}
      text={t('LAUNCH_NOT_FOUND')}
      action={
        <Link href={pathTo('launch.home')} className={buttonClass({ kind: 'secondary' })}>
          {t('launch.all')}
        </Link>
      }
    />
  );
}
