import { useId } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { t } from '../../../../lib/i18n.ts';
import type { Preview } from '../../api/auto-invest.ts';
import type { useClosesModel } from './closes.model.ts';

type Model = ReturnType<typeof useClosesModel>;
type PreviewRow = Preview['rows'][number];

/** A file is chosen, and says what it would change and which of its lines are wrong, before anybody loads it. */
export function FileCheck({ model }: { readonly model: Model }) {
  const { view, check, load } = model;
  const id = useId();
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-13 text-text-muted">
          {t('console.autoInvest.file')}
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          disabled={view.isBusy}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) check(file);
          }}
          className="text-13"
        />
        {view.problem !== null && (
          <p aria-live="polite" className="text-12 text-danger">
            {view.problem}
          </p>
        )}
      </div>
      {view.preview && <Found preview={view.preview} />}
      {view.canLoad && (
        <div className="flex justify-end">
          <Button small onClick={load}>
            {t('console.autoInvest.load')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Found({ preview }: { readonly preview: Preview }) {
  return (
    <>
      {preview.problemCount > 0 && (
        <div className="flex flex-col gap-1 text-13">
          <p className="text-danger">{t('console.autoInvest.problems', { count: String(preview.problemCount) })}</p>
          <ul className="num text-12 text-text-muted">
            {preview.problems.map(({ line, problem, value }) => (
              <li key={`${line}/${problem}`}>
                {t('console.autoInvest.line', {
                  line: String(line),
                  problem: t(`console.autoInvest.problem.${problem}`),
                  value,
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Table
        label={t('console.autoInvest.check')}
        rows={preview.rows}
        rowKey={({ asset }) => asset}
        columns={columns()}
      />
    </>
  );
}

const figure = (text: string | number) => <span className="num">{text}</span>;

const columns = (): Column<PreviewRow>[] => [
  { key: 'asset', head: t('console.catalog.coin'), cell: ({ asset }) => asset },
  { key: 'from', head: t('console.autoInvest.from'), cell: ({ from }) => figure(from) },
  { key: 'to', head: t('console.autoInvest.to'), cell: ({ to }) => figure(to) },
  { key: 'days', head: t('console.autoInvest.days'), isFigure: true, cell: ({ days }) => figure(days) },
  { key: 'added', head: t('console.autoInvest.added'), isFigure: true, cell: ({ added }) => figure(added) },
  { key: 'changed', head: t('console.autoInvest.changed'), isFigure: true, cell: ({ changed }) => figure(changed) },
  {
    key: 'jump',
    head: t('console.autoInvest.jump'),
    isFigure: true,
    cell: ({ jumpPercent, jumpAt }) => figure(jumpAt === null ? t('console.none') : `${jumpPercent} % · ${jumpAt}`),
  },
];
