import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { useGridText } from '../../grid-text.ts';
import { Backtest } from '../../parts/form/backtest.tsx';
import { GridForm } from '../../parts/form/form.tsx';
import { How } from '../../parts/form/how.tsx';
import { PreviewSide } from '../../parts/form/preview.tsx';
import { PreviewLevels } from '../../parts/form/preview-levels.tsx';
import { Title } from '../../parts/form/title.tsx';
import { useCreateScreen } from './create.model.ts';

export default function CreateDesktop() {
  const t = useGridText();
  const model = useCreateScreen();
  const { terms } = model.view;
  return (
    <div className="mx-auto w-full max-w-[1264px] px-8 py-7" data-room="grid/screens/create">
      <PageHead
        title={<Title model={model} />}
        action={
          <span className="flex flex-wrap items-center gap-6">
            <Link href={pathTo('grid.manage')} className={buttonClass({ kind: 'link', size: 'small' })}>
              {t('grid.mine')}
            </Link>
            <How />
          </span>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_372px]">
        <PreviewSide model={model}>
          {terms && (
            <>
              <Backtest model={model} terms={terms} />
              <PreviewLevels model={model} terms={terms} />
            </>
          )}
        </PreviewSide>
        <GridForm model={model} />
      </div>
    </div>
  );
}
