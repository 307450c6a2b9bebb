import { Bell } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { MoreButton } from '../../../../lib/parts/more-button.tsx';
import { useNoticesText } from '../../notices-text.ts';
import { NoticeRow } from '../notice-row.tsx';
import { CENTER_TABS, type CenterModel } from './center.model.ts';
import { Choices } from './choices.tsx';

/** All notices by category, and the choice of channels. */
export function Center({ model }: { readonly model: CenterModel }) {
  const t = useNoticesText();
  const isTouch = useDensity() === 'touch';
  const { view, commands } = model;
  return (
    <div data-room="notices/parts/center" className="flex flex-col gap-3">
      <Tabs
        label={t('notices.title')}
        inset={isTouch}
        value={view.tab}
        onChange={commands.setTab}
        options={CENTER_TABS.map((tab) => ({ value: tab, label: t(`notices.tab.${tab}`) }))}
      />
      {view.tab === 'settings' ? <Choices model={model} /> : <NoticeList model={model} />}
    </div>
  );
}

function NoticeList({ model: { notices, view, commands } }: { readonly model: CenterModel }) {
  const t = useNoticesText();
  return (
    <div className="flex flex-col">
      <div className="flex min-h-8 justify-end px-3">
        {view.unread > 0 && (
          <Button kind="link" size="small" busy={view.isMarking} onClick={commands.markAll}>
            {t('notices.markAll')}
          </Button>
        )}
      </div>
      <Loaded query={notices} skeleton={<ListSkeleton rows={6} hasIcon={false} />}>
        {() =>
          view.rows.length === 0 ? (
            <Empty icon={<Bell />} text={t(view.tab === 'all' ? 'notices.empty' : 'notices.emptyTab')} />
          ) : (
            <ul className="divide-y divide-line">
              {view.rows.map((row) => (
                <li key={row.id}>
                  <NoticeRow row={row} onOpen={() => !row.read && commands.markOne(row.id)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {view.hasMore && <MoreButton busy={view.isLoadingMore} onClick={commands.more} />}
    </div>
  );
}
