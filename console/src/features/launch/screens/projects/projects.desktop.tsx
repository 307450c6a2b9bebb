import { Rocket } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Page, Paged } from '../../../../kit/page.tsx';
import { Table } from '../../../../kit/table.tsx';
import { t } from '../../../../lib/i18n.ts';
import { listWords } from '../../../../lib/lists/list-words.ts';
import { CancelDialog } from '../../parts/cancel/cancel-dialog.tsx';
import { FundDialog } from '../../parts/fund/fund-dialog.tsx';
import { AsideList } from '../../parts/list/aside.tsx';
import { columns } from '../../parts/list/columns.tsx';
import { Snapshots } from '../../parts/list/snapshots.tsx';
import { MoveDialog } from '../../parts/move/move-dialog.tsx';
import { PayOutDialog } from '../../parts/pay-out/pay-out-dialog.tsx';
import { ProtectDialog } from '../../parts/protect/protect-dialog.tsx';
import { PublishDialog } from '../../parts/publish/publish-dialog.tsx';
import { OpenSurvey } from '../../parts/survey/open-survey.tsx';
import { SurveyPanel } from '../../parts/survey/survey-panel.tsx';
import { useProjectsModel } from './projects.model.ts';

export function ProjectsDesktop() {
  const { view, commands, openSurvey, publish, fund, payOut, move, protect, cancel } = useProjectsModel();
  return (
    <Page title={t('console.launch.title')} room="launch/screens/projects">
      <div className="flex justify-end gap-3">
        {view.mayFund && (
          <>
            <Button small onClick={() => payOut.start(null)}>
              {t('console.launch.payOut')}
            </Button>
            <Button small onClick={() => fund.start(null)}>
              {t('console.launch.fund')}
            </Button>
          </>
        )}
        {view.mayPublish && (
          <Button small onClick={publish.start}>
            {t('console.launch.new')}
          </Button>
        )}
      </div>
      <section className="rounded-card border border-line bg-surface">
        <Paged
          view={view}
          commands={commands}
          emptyIcon={<Rocket className="size-5" />}
          words={listWords(t('console.launch.empty'), t('console.launch.failed'))}
          bones={{ rows: 4, height: 44 }}
        >
          <Table
            label={t('console.launch.title')}
            rows={view.rows}
            rowKey={({ id }) => id}
            columns={columns(view, {
              onFund: fund.start,
              onPayOut: ({ id, payAsset, proceeds }) =>
                payOut.start({ project: id, asset: payAsset, amount: proceeds }),
              onMove: move.begin,
              onProtect: protect.start,
              onCancel: cancel.start,
              onSurvey: ({ id }) => openSurvey(id),
            })}
          />
        </Paged>
      </section>
      {view.mayPublish && <OpenSurvey onOpen={openSurvey} />}
      {view.survey !== null && <SurveyPanel key={view.survey} project={view.survey} onClose={() => openSurvey(null)} />}
      <AsideList rows={view.aside} mayPayOut={view.mayFund} onPayOut={payOut.start} />
      <Snapshots rows={view.snapshots} />
      {publish.act.wanted && <PublishDialog model={publish} />}
      {fund.act.wanted && <FundDialog model={fund} />}
      {payOut.act.wanted && <PayOutDialog model={payOut} />}
      {move.act.wanted && <MoveDialog model={move} of={move.act.wanted} />}
      {protect.act.wanted && <ProtectDialog model={protect} project={protect.act.wanted} />}
      {cancel.act.wanted && <CancelDialog model={cancel} project={cancel.act.wanted} />}
    </Page>
  );
}
