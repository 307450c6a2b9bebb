import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/field.tsx';
import { Page, Surface } from '../../../../kit/page.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import type { OfficialChannel } from '../../api/official-channels.ts';
import { useOfficialChannelsModel } from './official-channels.model.ts';

export function OfficialChannelsDesktop() {
  const { view, form, commands, act } = useOfficialChannelsModel();
  const { wanted } = act;
  const isNew = wanted === 'new';
  return (
    <Page title={t('console.channels.title')} room="operator/screens/official-channels">
      {view.mayAct && (
        <div>
          <Button onClick={commands.startNew}>{t('console.channels.add')}</Button>
        </div>
      )}
      <Surface state={view.state} words={waitWords(t('console.channels.failed'))} onRetry={commands.retry}>
        <Table
          label={t('console.channels.title')}
          rows={view.rows}
          rowKey={({ channel }) => channel}
          columns={columns(view.mayAct, act.start)}
        />
      </Surface>
      {wanted && (
        <ActionDialog
          title={t(isNew ? 'console.channels.add' : 'console.channels.remove')}
          effect={t(isNew ? 'console.channels.addEffect' : 'console.channels.removeEffect')}
          verb={t('console.ask')}
          act={act}
          isGood={!isNew || form.isGood}
        >
          {isNew ? (
            <Field
              label={t('console.channels.channel')}
              maxLength={200}
              value={form.channel}
              onChange={form.setChannel}
              hint={t('console.channels.hint')}
            />
          ) : (
            <p className="code text-13 break-all">{wanted.channel}</p>
          )}
        </ActionDialog>
      )}
    </Page>
  );
}

function columns(mayAct: boolean, onRemove: (row: OfficialChannel) => void): Column<OfficialChannel>[] {
  return [
    {
      key: 'channel',
      head: t('console.channels.channel'),
      cell: ({ channel }) => <span className="code break-all">{channel}</span>,
    },
    {
      key: 'source',
      head: t('console.channels.source'),
      cell: ({ isConfigured }) => t(isConfigured ? 'console.channels.configured' : 'console.channels.listed'),
    },
    {
      key: 'act',
      head: '',
      cell: (row) =>
        mayAct && !row.isConfigured ? (
          <Button kind="link" onClick={() => onRemove(row)}>
            {t('console.channels.remove')}
          </Button>
        ) : null,
    },
  ];
}
