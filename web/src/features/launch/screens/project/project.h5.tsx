import { ListSkeleton } from '../../../../kit/list.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useLaunchText } from '../../launch-text.ts';
import { Holding } from '../../parts/holding/holding.tsx';
import { Facts } from '../../parts/project/facts.tsx';
import { NotFound } from '../../parts/project/not-found.tsx';
import { Rounds } from '../../parts/project/rounds.tsx';
import { Rules } from '../../parts/project/rules.tsx';
import { Schedule } from '../../parts/project/schedule.tsx';
import { ChosenRound, RoundOrder } from '../../parts/round/chosen-round.tsx';
import { sells } from '../../rules/price.ts';
import { useProjectModel } from './project.model.ts';

export default function ProjectH5() {
  const t = useLaunchText();
  const shell = useShellText();
  const { view, commands } = useProjectModel();
  const { chosen, nowMs } = view;
  return (
    <H5Page title={view.name ?? shell('shell.nav.launch')} backTo={pathTo('launch.home')}>
      <div data-room="launch/screens/project">
        {view.absent ? (
          <NotFound why={view.absent} />
        ) : (
          <Loaded query={view.answer} skeleton={<Grey />}>
            {() =>
              chosen && (
                <>
                  {chosen.project.isCancelled && <Notice tone="warn">{t('LAUNCH_CANCELLED')}</Notice>}
                  <ChosenRound {...chosen} nowMs={nowMs} />
                  <Holding project={chosen.project} round={chosen.round} />
                  <RoundOrder project={chosen.project} round={chosen.round} />
                  <Rounds project={chosen.project} nowMs={nowMs} onChoose={commands.chooseRound} />
                  <Facts project={chosen.project} round={chosen.round} />
                  {chosen.project.rounds.some(sells) && <Schedule schedule={chosen.project.schedule} nowMs={nowMs} />}
                  <Rules project={chosen.project} />
                </>
              )
            }
          </Loaded>
        )}
      </div>
    </H5Page>
  );
}

const Grey = () => (
  <div className="px-4">
    <ListSkeleton rows={8} hasIcon={false} />
  </div>
);
