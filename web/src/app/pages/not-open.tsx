import { pageIdAt } from '@bourse/contract/pages.ts';
import { DoorClosed } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { buttonClass } from '../../kit/button.tsx';
import { useDensity } from '../../kit/density.tsx';
import { Empty } from '../../kit/states.tsx';
import { useText } from '../../lib/i18n.ts';
import { pathTo } from '../../lib/links.ts';
import { H5Page } from '../../lib/parts/h5-page.tsx';
import { useSession } from '../../lib/person/session.ts';
import { useShellText } from '../../lib/shell-text.ts';
import { metaOf, pageText } from '../page-text.ts';
import { isTabPage } from '../tab-pages.ts';

/** A page whose capability is not open: its title, one sentence that says so, and a way on. */
export default function NotOpen() {
  const t = useShellText();
  const [path] = useLocation();
  const id = pageIdAt(path);
  const name = metaOf(useText(pageText), id).title;
  const isTouch = useDensity() === 'touch';
  const { state } = useSession();
  const body = (
    <div className="grid min-h-[60vh] place-items-center" data-room="shell/pages/not-open">
      <Empty
        icon={<DoorClosed />}
        text={
          <>
            {isTouch ? (
              <strong className="mb-1 block text-16 font-semibold text-text">
                {t('shell.notOpen.title', { name })}
              </strong>
            ) : (
              <h1 className="mb-1 text-16 font-semibold text-text">{t('shell.notOpen.title', { name })}</h1>
            )}
            {t('shell.notOpen.text')}
          </>
        }
        action={
          <Link
            href={state === 'person' ? pathTo('holdings.overview') : '/'}
            className={buttonClass({ kind: 'secondary' })}
          >
            {t(state === 'person' ? 'shell.notOpen.action' : 'shell.notFound.action')}
          </Link>
        }
      />
    </div>
  );
  if (!isTouch) return body;
  return (
    <H5Page title={name} hasBack={!isTabPage(id)}>
      {body}
    </H5Page>
  );
}
