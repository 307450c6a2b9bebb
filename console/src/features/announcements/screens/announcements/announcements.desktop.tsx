import { Megaphone } from 'lucide-react';
import { Badge, type Tone } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Page, Paged } from '../../../../kit/page.tsx';
import { ReasonDialog } from '../../../../kit/reason-dialog.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { reasonWords } from '../../../../lib/list-words.ts';
import type { Announcement } from '../../api/announcements.ts';
import { Editor } from '../../parts/editor/editor.tsx';
import { type AnnouncementState, useAnnouncementsModel } from './announcements.model.ts';

const TONES: Record<AnnouncementState, Tone> = { removed: 'neutral', over: 'neutral', ahead: 'info', shown: 'ok' };

export function AnnouncementsDesktop() {
  const { view, commands, editor, act } = useAnnouncementsModel();
  return (
    <Page title={t('console.announce.title')} room="announcements/screens/announcements">
      {view.mayWrite && <Editor {...editor} onPublish={() => act.start({ act: 'publish' })} />}
      <Paged
        state={view.state}
        isEmpty={view.rows.length === 0}
        emptyIcon={<Megaphone className="size-5" />}
        emptyText={t('console.announce.empty')}
        failedText={t('console.announce.failed')}
        retryLabel={t('console.retry')}
        onRetry={commands.retry}
        moreLabel={t('console.more')}
        hasMore={false}
        isLoadingMore={false}
        onMore={commands.retry}
      >
        <Table
          label={t('console.announce.title')}
          rows={view.rows}
          rowKey={({ id }) => id}
          columns={columns(view, (row) => act.start({ act: 'remove', row }))}
        />
      </Paged>
      {act.wanted && (
        <ReasonDialog
          title={act.wanted.act === 'publish' ? t('console.announce.publish') : t('console.announce.remove')}
          effect={
            act.wanted.act === 'publish' ? t('console.announce.publishEffect') : t('console.announce.removeEffect')
          }
          words={reasonWords(
            act.wanted.act === 'publish' ? t('console.announce.publish') : t('console.announce.remove'),
          )}
          isDangerous={act.wanted.act === 'remove'}
          {...act.dialog}
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
