import { Download, FileCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Card, KeyValue } from '../../../kit/card.tsx';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { Notice } from '../../../kit/states.tsx';
import { copyText } from '../../../lib/browser/clipboard.ts';
import { dateTime } from '../../../lib/format.ts';
import { useShellText } from '../../../lib/shell-text.ts';
import { useProofText } from '../proof-text.ts';
import type { LiabilitiesModel } from '../screens/liabilities/liabilities.model.ts';

/** The published root, its time, the number of people, and the files for checking it. */
export function Published({ model: { view, commands } }: { readonly model: LiabilitiesModel }) {
  const t = useProofText();
  const shell = useShellText();
  const { snapshot } = view;
  if (!snapshot) return null;
  return (
    <Card padding="form" room="proof/parts/published">
      <div className="flex flex-col gap-4">
        <p className="max-w-2xl text-14 text-text-muted">{t('proof.lead')}</p>
        {view.isEarlier && (
          <Notice
            tone="info"
            action={
              <Button kind="link" size="small" onClick={() => commands.show(null)}>
                {t('proof.showLatest')}
              </Button>
            }
          >
            {t('proof.earlierShown')}
          </Notice>
        )}
        <KeyValue
          rows={[
            {
              label: t('proof.when'),
              value: <span className="num">{dateTime(snapshot.takenAtMs, t.locale, { withYear: true })}</span>,
            },
            {
              label: t('proof.people'),
              value: <span className="num">{snapshot.leafCount.toLocaleString('en-US')}</span>,
            },
            {
              label: t('proof.root'),
              value: (
                <span className="flex items-center justify-end gap-1">
                  <span className="code text-13 break-all" data-testid="proof-root">
                    {snapshot.root}
                  </span>
                  <CopyButton
                    onCopy={() => copyText(snapshot.root)}
                    label={t('proof.copyRoot')}
                    doneLabel={shell('shell.copied')}
                  />
                </span>
              ),
            },
          ]}
        />
        <p className="text-12 text-text-faint">{t('proof.rootHint')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <FileOffer hint={t('proof.listHint')}>
            <Button
              kind="secondary"
              wide
              busy={view.isListing}
              icon={<Download aria-hidden="true" />}
              onClick={() => void commands.saveList()}
            >
              {t('proof.list')}
            </Button>
          </FileOffer>
          <FileOffer hint={t('proof.scriptHint')}>
            <Button
              kind="secondary"
              wide
              icon={<FileCode aria-hidden="true" />}
              onClick={() => void commands.saveScript()}
            >
              {t('proof.script')}
            </Button>
          </FileOffer>
        </div>
      </div>
    </Card>
  );
}

function FileOffer({ hint, children }: { readonly hint: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {children}
      <p className="text-12 text-text-faint">{hint}</p>
    </div>
  );
}
