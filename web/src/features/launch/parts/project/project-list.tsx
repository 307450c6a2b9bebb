import { Rocket } from 'lucide-react';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { MoreButton } from '../../../../lib/parts/more-button.tsx';
import { useLaunchText } from '../../launch-text.ts';
import { TABS } from '../../rules/round.ts';
import type { HomeModel } from '../../screens/home/home.model.ts';
import { ProjectCard } from './project-card.tsx';

const PANEL = 'launch-projects';

/** The tabs, and the sales of the one that is chosen. */
export function ProjectList({
  model: { view, commands },
  inset,
}: {
  readonly model: HomeModel;
  readonly inset?: boolean;
}) {
  const t = useLaunchText();
  return (
    <>
      <div className={inset ? 'bg-surface' : undefined}>
        <Tabs
          label={t('launch.tabs')}
          options={TABS.map((value) => ({ value, label: t(`launch.tab.${value}`) }))}
          value={view.tab}
          onChange={commands.setTab}
          controls={PANEL}
          inset={inset ?? false}
        />
      </div>
      <div role="tabpanel" id={PANEL} aria-labelledby={`${PANEL}-${view.tab}`} className={inset ? undefined : 'mt-4'}>
        <Loaded query={view.projects} skeleton={<Grey />}>
          {() =>
            view.rows.length === 0 ? (
              <Empty icon={<Rocket />} text={t('launch.none')} />
            ) : (
              <div className="grid grid-cols-1 gap-4 max-lg:gap-0 lg:grid-cols-2">
                {view.rows.map((project) => (
                  <ProjectCard key={project.id} project={project} nowMs={view.nowMs} />
                ))}
              </div>
            )
          }
        </Loaded>
        {view.hasMore && <MoreButton busy={view.isLoadingMore} onClick={commands.more} />}
      </div>
    </>
  );
}

const Grey = () => (
  <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
    <Skeleton height={340} />
    <Skeleton height={340} />
  </div>
);
