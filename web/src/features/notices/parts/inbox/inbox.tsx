import { Inbox as InboxIcon, Mail, MessageSquare } from 'lucide-react';
import { Card } from '../../../../kit/card.tsx';
import { CopyButton } from '../../../../kit/copy-button.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { TextField } from '../../../../kit/form/field.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Empty, Notice } from '../../../../kit/states.tsx';
import { copyText } from '../../../../lib/browser/clipboard.ts';
import { dateTime } from '../../../../lib/format.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { MoreButton } from '../../../../lib/parts/more-button.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useNoticesText } from '../../notices-text.ts';
import type { useInboxModel } from '../../screens/inbox/inbox.model.ts';

type Model = ReturnType<typeof useInboxModel>;
type Row = Model['view']['rows'][number];

/** Mails and text messages that the demo would have sent, so that nobody needs a mail server or a phone to try it. */
export function Inbox({ model }: { readonly model: Model }) {
  const t = useNoticesText();
  const isTouch = useDensity() === 'touch';
  const { inbox, view, commands } = model;
  return (
    <div data-room="notices/parts/inbox" className="flex flex-col gap-4">
      <Notice tone="info">{t('notices.inbox.what')}</Notice>
      <TextField
        type="search"
        label={t('notices.inbox.to')}
        placeholder={t('notices.inbox.toHint')}
        autoCapitalize="none"
        spellCheck={false}
        value={view.to}
        onChange={commands.setTo}
      />
      <Loaded query={inbox} skeleton={<ListSkeleton rows={5} />}>
        {() =>
          view.rows.length === 0 ? (
            <Empty
              icon={<InboxIcon />}
              text={view.to ? t('notices.inbox.noneTo', { to: view.to }) : t('notices.inbox.empty')}
            />
          ) : (
            <ul aria-live="polite" className={isTouch ? '-mx-4 flex flex-col' : 'flex flex-col gap-4'}>
              {view.rows.map((row) => (
                <li key={row.id}>
                  <Message row={row} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {view.hasMore && <MoreButton busy={view.isLoadingMore} onClick={commands.more} />}
    </div>
  );
}

function Message({ row }: { readonly row: Row }) {
  const t = useNoticesText();
  const shell = useShellText();
  const { code } = row;
  const Icon = row.channel === 'email' ? Mail : MessageSquare;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-text-faint" strokeWidth={1.75} />
        <span className="min-w-0 flex-1 text-13 break-all text-text-muted">{row.to}</span>
        <span className="num text-12 text-text-faint">{dateTime(row.atMs, t.locale, { withSeconds: true })}</span>
      </div>
      {row.subject && <p className="mt-2 text-14 font-medium">{row.subject}</p>}
      {code && (
        <p className="mt-2 flex items-center gap-2">
          <span className="num text-28 font-semibold">{code}</span>
          <CopyButton
            onCopy={() => copyText(code)}
            label={shell('shell.action.copy')}
            doneLabel={shell('shell.copied')}
          />
        </p>
      )}
      <p className="mt-2 text-13 whitespace-pre-line text-text-muted">{row.body}</p>
    </Card>
  );
}
