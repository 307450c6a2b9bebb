import { KeyRound, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../../kit/badge.tsx';
import { Button, IconButton } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { CopyButton } from '../../../../kit/copy-button.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Empty, Notice } from '../../../../kit/states.tsx';
import { copyText } from '../../../../lib/browser/clipboard.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useTradingApiText } from '../../trading-api-text.ts';
import type { KeysModel } from './keys.model.ts';

/** Every key, with its scopes and when it was last used. */
export function Keys({ model, action }: { readonly model: KeysModel; readonly action: ReactNode }) {
  const t = useTradingApiText();
  const { view } = model;
  return (
    <Card room="trading-api/parts/keys">
      <Loaded query={model.keys} skeleton={<ListSkeleton rows={3} />}>
        {() =>
          view.rows.length === 0 ? (
            <Empty icon={<KeyRound />} text={t('tradingApi.empty')} action={action} />
          ) : (
            <>
              {view.isFull && <Notice tone="info">{t('tradingApi.full', { max: view.max ?? 0 })}</Notice>}
              <ul aria-label={t('tradingApi.title')} className="-my-2 divide-y divide-line">
                {view.rows.map((each) => (
                  <Key key={each.row.id} model={model} each={each} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      <DeleteKey {...model} />
    </Card>
  );
}

function Key({ model, each }: { readonly model: KeysModel; readonly each: KeysModel['view']['rows'][number] }) {
  const t = useTradingApiText();
  const { row } = each;
  return (
    <li className="flex items-start gap-3 py-4">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-pill bg-hover text-text-muted max-sm:hidden"
      >
        <KeyRound className="size-[18px]" strokeWidth={1.75} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-14 font-medium break-words">{row.label}</h3>
          <span className="flex flex-wrap gap-1.5">
            {each.scopes.map((scope) => (
              <Badge key={scope}>{scope}</Badge>
            ))}
            {each.kind !== null && <Badge>{each.kind}</Badge>}
          </span>
        </div>
        <div className="flex min-w-0 items-center gap-1">
          <code className="code min-w-0 text-13 break-all text-text-muted">{row.apiKey}</code>
          <CopyButton
            onCopy={() => copyText(row.apiKey)}
            label={t('tradingApi.copy.key')}
            doneLabel={t('tradingApi.copied')}
          />
        </div>
        <p className="text-13 break-words text-text-faint">
          {each.ips} · {each.created} · {each.used}
        </p>
      </div>
      <IconButton
        label={t('tradingApi.delete', { label: row.label })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => model.commands.askDelete(row)}
      />
    </li>
  );
}

function DeleteKey({ view, commands }: KeysModel) {
  const t = useTradingApiText();
  const shell = useShellText();
  const label = view.deleting?.label ?? '';
  return (
    <Overlay
      open={view.deleting !== null}
      width={420}
      title={t('tradingApi.delete.title', { label })}
      closeLabel={shell('shell.action.close')}
      onClose={commands.keep}
      isBusy={view.isBusy}
      footer={
        <>
          <Button kind="secondary" size="large" disabled={view.isBusy} onClick={commands.keep}>
            {shell('shell.action.back')}
          </Button>
          <span className="flex min-w-0 flex-1 *:flex-1">
            <Button kind="danger-filled" size="large" busy={view.isBusy} onClick={commands.remove}>
              {t('tradingApi.delete', { label })}
            </Button>
          </span>
        </>
      }
    >
      <p className="text-14 text-text-muted">{t('tradingApi.delete.what')}</p>
    </Overlay>
  );
}
