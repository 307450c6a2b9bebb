import { KeyRound } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Page, Surface } from '../../../../kit/page.tsx';
import { Empty, Notice } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import type { StaffKey } from '../../api/keys.ts';
import { AddKey, RemoveKey } from '../../parts/keys/key-dialogs.tsx';
import { useKeysModel } from './keys.model.ts';

/** The current member's passkeys and hardware keys. */
export function KeysDesktop() {
  const { view, commands } = useKeysModel();
  return (
    <Page title={t('console.keys.title')} room="approvals/screens/keys">
      <p className="text-13 text-text-muted">{t('console.keys.intro')}</p>
      {view.mayAdd && (
        <div>
          <Button kind="secondary" small onClick={commands.add}>
            <KeyRound aria-hidden="true" />
            {t('console.keys.add')}
          </Button>
        </div>
      )}
      {view.cannotUse && <Notice tone="warn">{t('console.keys.trouble.unable')}</Notice>}
      {view.isLast && <Notice tone="info">{t('console.keys.last')}</Notice>}
      <Surface rows={2} state={view.state} words={waitWords(t('console.keys.failed'))} onRetry={commands.retry}>
        {view.rows.length === 0 ? (
          <Empty icon={<KeyRound />} text={t('console.keys.none')} />
        ) : (
          <Table
            label={t('console.keys.title')}
            rows={view.rows}
            rowKey={({ passkeyId }) => passkeyId}
            columns={columns(view.mayRemove, commands.remove)}
          />
        )}
      </Surface>
      {view.isAdding && <AddKey hasKey={view.rows.length > 0} onClose={commands.close} />}
      {view.leaving && <RemoveKey staffKey={view.leaving} onClose={commands.close} />}
    </Page>
  );
}

function columns(mayRemove: boolean, remove: (key: StaffKey) => void): Column<StaffKey>[] {
  return [
    { key: 'name', head: t('console.keys.name'), cell: (row) => <Name row={row} /> },
    {
      key: 'added',
      head: t('console.keys.addedAt'),
      cell: ({ addedAtMs }) => <span className="num">{formatTime(addedAtMs)}</span>,
    },
    {
      key: 'used',
      head: t('console.keys.lastUsed'),
      cell: ({ lastUsedAtMs }) => (
        <span className="num">{lastUsedAtMs === null ? t('console.keys.unused') : formatTime(lastUsedAtMs)}</span>
      ),
    },
    {
      key: 'act',
      head: '',
      cell: (row) =>
        mayRemove && (
          <span className="flex justify-end">
            <Button
              kind="link"
              aria-label={t('console.keys.removeTitle', { name: row.name })}
              onClick={() => remove(row)}
            >
              {t('console.keys.remove')}
            </Button>
          </span>
        ),
    },
  ];
}

function Name({ row: { name, isSynced } }: { readonly row: StaffKey }) {
  return (
    <>
      <b className="block font-medium break-words">{name}</b>
      {isSynced && <span className="block text-12 text-text-muted">{t('console.keys.synced')}</span>}
    </>
  );
}
