import { PageHead } from '../../../../kit/page-head.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { BackLink } from '../../../balances/public.ts';
import { useLaunchText } from '../../launch-text.ts';
import { Holding } from '../../parts/holding/holding.tsx';
import { Facts } from '../../parts/project/facts.tsx';
import { NotFound } from '../../parts/project/not-found.tsx';
import { ProjectName } from '../../parts/project/project-bits.tsx';
import { Rounds } from '../../parts/project/rounds.tsx';
import { Rules } from '../../parts/project/rules.tsx';
import { Schedule } from '../../parts/project/schedule.tsx';
import { ChosenRound, RoundOrder } from '../../parts/round/chosen-round.tsx';
import { sells } from '../../rules/price.ts';
import { useProjectModel } from './project.model.ts';

const COLUMNS = 'grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(320px,1fr)]';

export default function ProjectDesktop() {
  const t = useLaunchText();
  const shell = useShellText();
  const { view, commands } = useProjectModel();
  const { chosen, nowMs } = view;
  return (
    <div data-room="launch/screens/project">
      <BackLink href={pathTo('launch.home')}>{t('launch.all')}</BackLink>
      <PageHead title={chosen ? <ProjectName project={chosen.project} /> : (view.name ?? shell('shell.nav.launch'))} />
      {view.absent ? (
        <NotFound why={view.absent} />
      ) : (
        <Loaded query={view.answer} skeleton={<Grey />}>
          {() =>
            chosen && (
              <div className={COLUMNS}>
                <div className="flex min-w-0 flex-col gap-4">
                  {chosen.project.isCancelled && <Notice tone="warn">{t('LAUNCH_CANCELLED')}</Notice>}
                  <Facts project={chosen.project} round={chosen.round} />
                  <Holding project={chosen.project} round={chosen.round} />
                  <RoundOrder project={chosen.project} round={chosen.round} />
                  <Rounds project={chosen.project} nowMs={nowMs} onChoose={commands.chooseRound} />
                  {chosen.project.rounds.some(sells) && <Schedule schedule={chosen.project.schedule} nowMs={nowMs} />}
                  <Rules project={chosen.project} />
                </div>
                <ChosenRound {...chosen} nowMs={nowMs} />
              </div>
            )
          }
        </Loaded>
      )}
    </div>
  );
}

const Grey = () => (
  <div className={COLUMNS}>
    <Skeleton height={640} />
    <Skeleton height={640} />
  </div>
);
