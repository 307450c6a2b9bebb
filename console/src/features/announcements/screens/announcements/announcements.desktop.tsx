import { Megaphone } from 'lucide-react';
import { Badge, type Tone } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { List } from '../../../../kit/list-page.tsx';
import { Page } from '../../../../kit/page.tsx';
import type { Column } from '../../../../kit/table.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { listWords } from '../../../../lib/lists/list-words.ts';
import type { Announcement } from '../../api/announcements.ts';
import { Editor } from '../../parts/editor/editor.tsx';
import { type AnnouncementState, useAnnouncementsModel } from './announcements.model.ts';

const TONES: Record<AnnouncementState, Tone> = { removed: 'neutral', over: 'neutral', ahead: 'info', shown: 'ok' };

export function AnnouncementsDesktop() {
  const { view, list, editor, act } = useAnnouncementsModel();
  return (
    <Page title={t('console.announce.title')} room="announcements/screens/announcements">
      {view.mayWrite && <Editor {...editor} onPublish={() => act.start({ act: 'publish' })} />}
      <List
        label={t('console.announce.title')}
        {...list}
        emptyIcon={<Megaphone className="size-5" />}
        words={listWords(t('console.announce.empty'), t('console.announce.failed'))}
        rowKey={({ id }) => id}
        columns={columns(view, (row) => act.start({ act: 'remove', row }))}
      />
      {act.wanted && (
        <ActionDialog
          title={t(`console.announce.${act.wanted.act}`)}
          effect={t(`console.announce.${act.wanted.act}Effect`)}
          verb={t(`console.announce.${act.wanted.act}`)}
          isDangerous={act.wanted.act === 'remove'}
          act={act}
        />
      )}
    </Page>
  );
}

type View = ReturnType<typeof useAnnouncementsModel>['view'];

function columns(view: View, onRemove: (row: Announcement) => void): Column<Announcement>[] {
  const mayRemove = (row: Announcement) => view.mayWrite && ['ahead', 'shown'].includes(view.stateOf(row));
  return [
    {
      key: 'text',
      head: t('console.announce.text'),
      cell: ({ texts, level, fallback }) => (
        <>
          <span className="block break-words">{texts.en_US}</span>
          <span className="block text-12 text-text-muted">
            {t(`console.announce.level.${level}`)} ·{' '}
            {t('console.announce.languages', { count: Object.keys(texts).length })} ·{' '}
            {t(`console.announce.fallback.${fallback}`)}
          </span>
        </>
      ),
    },
    {
      key: 'state',
      head: t('console.switches.state'),
      cell: (row) => <Badge tone={TONES[view.stateOf(row)]}>{t(`console.announce.state.${view.stateOf(row)}`)}</Badge>,
    },
    {
      key: 'time',
      head: t('console.announce.time'),
      cell: ({ fromMs, untilMs }) => (
        <span className="num">
          {formatTime(fromMs)}
          <br />
          {untilMs === null ? t('console.announce.open') : formatTime(untilMs)}
        </span>
      ),
    },
    { key: 'by', head: t('console.audit.staff'), cell: ({ writtenBy }) => writtenBy },
    {
      key: 'act',
      head: '',
      cell: (row) =>
        mayRemove(row) && (
          <Button kind="danger" small onClick={() => onRemove(row)}>
            {t('console.announce.remove')}
          </Button>
        ),
    },
  ];
}
