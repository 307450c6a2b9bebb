import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { useGridText } from '../../grid-text.ts';
import { Backtest } from '../../parts/form/backtest.tsx';
import { GridForm, Submit } from '../../parts/form/form.tsx';
import { How } from '../../parts/form/how.tsx';
import { LevelsChart } from '../../parts/form/levels-chart.tsx';
import { Figures } from '../../parts/form/preview.tsx';
import { PreviewLevels } from '../../parts/form/preview-levels.tsx';
import { useCreateScreen } from './create.model.ts';

export default function CreateH5() {
  const t = useGridText();
  const model = useCreateScreen();
  const { terms } = model.view;
  return (
    <div className="flex min-h-full flex-1 flex-col" data-room="grid/screens/create">
      <H5Page
        title={t('grid.new')}
        backTo="/"
        action={
          <span className="flex items-center">
            <Link href={pathTo('grid.manage')} className={buttonClass({ kind: 'link', size: 'small' })}>
              {t('grid.mine')}
            </Link>
            <How />
          </span>
        }
        foot={<Submit model={model} />}
      >
        {terms && <LevelsChart model={model} terms={terms} />}
        <GridForm model={model} />
        {terms && (
          <>
            <Figures model={model} terms={terms} />
            <Backtest model={model} terms={terms} />
            <PreviewLevels model={model} terms={terms} />
          </>
        )}
      </H5Page>
    </div>
  );
}
