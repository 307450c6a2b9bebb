import { useId } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { KeyValue } from '../../../../kit/card.tsx';
import { Checkbox } from '../../../../kit/form/choice.tsx';
import { Select } from '../../../../kit/form/select.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { filterWords } from '../../rules/export-words.ts';
import { useStatementText } from '../../statement-text.ts';
import { type ExportFilter, type Format, useExportsModel } from './exports.model.ts';
import { FileList } from './file-list.tsx';

export interface ExportsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly filter: ExportFilter;
}

/** Requests a file of the records that a page shows, and lists the files of the last seven days. */
export default function ExportsDialog({ open, onClose, filter }: ExportsDialogProps) {
  const t = useStatementText();
  const shell = useShellText();
  return (
    <Overlay open={open} onClose={onClose} title={t('statement.title')} closeLabel={shell('shell.action.close')}>
      {open && <Exports filter={filter} />}
    </Overlay>
  );
}

function Exports({ filter }: { readonly filter: ExportFilter }) {
  const t = useStatementText();
  const filesId = useId();
  const model = useExportsModel(filter);
  const { list, view, commands } = model;
  return (
    <div data-room="statement/parts/exports" className="flex flex-col gap-4">
      {view.scopes.length === 0 ? (
        <p className="text-14">{t(`statement.scope.${view.scope}`)}</p>
      ) : (
        <Choices filter={filter} model={model} />
      )}
      <p className="text-12 text-text-muted">
        {t('statement.note')}{' '}
        {view.isFiltered ? t('statement.noteFiltered') : view.scope === 'all' && t('statement.noteSum')}
      </p>
      <Button wide busy={view.isStarting} onClick={commands.start}>
        {t('statement.start')}
      </Button>
      <section aria-labelledby={filesId}>
        <h3 id={filesId} className="text-14 font-semibold">
          {t('statement.files')}
        </h3>
        <Loaded query={list} skeleton={<ListSkeleton rows={1} />}>
          {({ rows }) => <FileList rows={rows} cancelling={view.cancelling} onCancel={commands.cancel} />}
        </Loaded>
      </section>
    </div>
  );
}

interface ChoicesProps {
  readonly filter: ExportFilter;
  readonly model: ReturnType<typeof useExportsModel>;
}

/** Chooses what a file covers, and its format. */
function Choices({ filter, model: { view, commands } }: ChoicesProps) {
  const t = useStatementText();
  return (
    <>
      <Select
        label={t('statement.what')}
        value={view.scope}
        options={view.scopes.map((scope) => ({ value: scope, label: t(`statement.scope.${scope}`) }))}
        onChange={commands.setScope}
      />
      <KeyValue
        rows={[
          {
            label: t('statement.time'),
            value: view.isEverything ? t('statement.everything') : <span className="num">{filter.range}</span>,
          },
          { label: t('statement.coin'), value: filter.asset ?? t('statement.any') },
          { label: t('statement.account'), value: filter.accountName ?? t('statement.any') },
          ...filterWords(t, view.covers),
          {
            label: t('statement.format'),
            value: (
              <Segment<Format>
                label={t('statement.format')}
                value={view.format}
                onChange={commands.setFormat}
                options={[
                  { value: 'csv', label: 'CSV' },
                  { value: 'json', label: 'JSON' },
                ]}
              />
            ),
          },
        ]}
      />
      <Checkbox checked={view.isEverything} onChange={commands.setIsEverything}>
        {t('statement.everything')}
      </Checkbox>
    </>
  );
}
