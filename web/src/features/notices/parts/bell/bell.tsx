import { Bell as BellIcon } from 'lucide-react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Menu } from '../../../../kit/overlay/menu.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useNoticesText } from '../../notices-text.ts';
import { NoticeRow } from '../notice-row.tsx';
import { useBellModel } from './bell.model.ts';

const PANEL_WIDTH_PX = 300;
const SKELETON_ROWS = 4;

interface BellProps {
  /** The class names of the header's icon buttons. */
  readonly buttonClass: string;
}

/** The header's bell, with a dot while something is unread, and the list of notices. */
export function Bell({ buttonClass }: BellProps) {
  const t = useNoticesText();
  const shell = useShellText();
  const model = useBellModel();
  const { view } = model;
  return (
    <Menu
      label={view.unread > 0 ? t('notices.bellUnread', { count: view.unread }) : t('notices.bell')}
      align="right"
      width={PANEL_WIDTH_PX}
      sheet={{ title: t('notices.title'), closeLabel: shell('shell.action.close') }}
      triggerClass={cx('relative', buttonClass)}
      trigger={
        <>
          <BellIcon aria-hidden="true" strokeWidth={1.75} />
          {view.unread > 0 && (
            <span aria-hidden="true" className="absolute top-1 right-1 size-2 rounded-pill bg-accent" />
          )}
        </>
      }
    >
      {(close) => <NoticeList model={model} onLeave={close} />}
    </Menu>
  );
}

function NoticeList({
  model,
  onLeave,
}: {
  readonly model: ReturnType<typeof useBellModel>;
  readonly onLeave: () => void;
}) {
  const t = useNoticesText();
  const { notices, view, commands } = model;
  const isTouch = useDensity() === 'touch';
  return (
    <section data-room="notices/parts/bell" className={isTouch ? '-mx-3' : 'w-90 max-w-[calc(100vw-32px)]'}>
      <div className={cx('flex items-center justify-between gap-3 px-3', !isTouch && 'min-h-10')}>
        {!isTouch && <h2 className="text-14 font-semibold">{t('notices.title')}</h2>}
        {view.unread > 0 && (
          <Button kind="link" size="small" busy={view.isMarking} onClick={commands.markAll}>
            {t('notices.markAll')}
          </Button>
        )}
      </div>
      <Loaded query={notices} skeleton={<ListSkeleton rows={SKELETON_ROWS} hasIcon={false} />}>
        {() =>
          view.rows.length === 0 ? (
            <Empty icon={<BellIcon />} text={t('notices.empty')} />
          ) : (
            <ul aria-live="polite" className="divide-y divide-line">
              {view.rows.map((row) => (
                <li key={row.id}>
                  <NoticeRow
                    row={row}
                    onOpen={() => {
                      if (!row.read) commands.markOne(row.id);
                      onLeave();
                    }}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <p className="flex justify-center border-t border-line py-2">
        <Link
          href={pathTo('notices.center')}
          className={buttonClass({ kind: 'link', size: 'small' })}
          onClick={onLeave}
        >
          {t('notices.all')}
        </Link>
      </p>
    </section>
  );
}
