import { Link2, Smartphone } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Card, Inset, KeyValue } from '../../../../kit/card.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Empty, Notice } from '../../../../kit/states.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { ChainId } from '../../../balances/public.ts';
import { SecurityCheck } from '../../../identity/public.ts';
import { useLinkedWalletText } from '../../linked-wallet-text.ts';
import { Confirmed, SessionPanel } from '../session/session-panel.tsx';
import type { LinkModel } from './link.model.ts';

/** The linked wallet, or linking one. */
export function LinkCard(model: LinkModel) {
  const t = useLinkedWalletText();
  return (
    <div className="flex flex-col gap-4">
      <LockedNotice untilMs={model.view.lockedUntilMs} />
      <Card room="linked-wallet/parts/link" padding="form">
        <Loaded query={model.link} skeleton={<ListSkeleton rows={3} />}>
          {({ link }) =>
            link ? <Linked view={model.view} commands={model.commands} wallet={link} /> : <Unlinked {...model} />
          }
        </Loaded>
      </Card>
      <SecurityCheck
        open={model.view.isChecking}
        onClose={model.commands.closeCheck}
        onConfirmed={model.commands.showLinked}
        confirmLabel={t('linkedWallet.linkThis')}
        codesAreFor={t('linkedWallet.codesAreForLink')}
        factorsNeeded={1}
        sendCode={model.commands.sendCode}
        confirm={model.commands.confirm}
        summary={<Address address={model.view.address} />}
      />
    </div>
  );
}

/** Says that nothing leaves to linked wallets for a while after an unlinking. */
export function LockedNotice({ untilMs }: { readonly untilMs: number | null }) {
  const t = useLinkedWalletText();
  const locale = useLocale();
  if (untilMs === null) return null;
  return (
    <Notice tone="warn">
      <strong className="font-semibold">
        {t('linkedWallet.lockedUntil', { time: dateTime(untilMs, locale, { withYear: true }) })}
      </strong>{' '}
      {t('linkedWallet.lockedWhy')}
    </Notice>
  );
}

function Address({ address }: { readonly address: string }) {
  const t = useLinkedWalletText();
  return (
    <Inset>
      <p className="text-13 text-text-muted">{t('linkedWallet.address')}</p>
      <code className="code block text-13 break-all">{address}</code>
    </Inset>
  );
}

function Unlinked({ session, commands }: LinkModel) {
  const t = useLinkedWalletText();
  if (session.view.state === null) {
    return (
      <Empty
        icon={<Link2 />}
        text={
          <>
            <strong className="mb-1 block text-16 font-semibold text-text">{t('linkedWallet.none')}</strong>
            {t('linkedWallet.intro')}
            {session.view.failure && (
              <span role="alert" className="mt-2 block text-danger">
                {session.view.failure}
              </span>
            )}
          </>
        }
        action={
          <Button busy={session.view.isBusy} onClick={() => session.commands.create()}>
            {t('linkedWallet.link')}
          </Button>
        }
      />
    );
  }
  return (
    <SessionPanel
      {...session}
      confirmed={
        <Confirmed text={t('linkedWallet.confirmed')}>
          <Button onClick={commands.openCheck}>{t('linkedWallet.continue')}</Button>
        </Confirmed>
      }
      done={<ListSkeleton rows={3} />}
    />
  );
}

interface LinkedProps extends Pick<LinkModel, 'view' | 'commands'> {
  readonly wallet: NonNullable<NonNullable<LinkModel['link']['data']>['link']>;
}

function Linked({ wallet, view, commands }: LinkedProps) {
  const t = useLinkedWalletText();
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-10 place-items-center rounded-pill bg-accent-soft text-accent-text"
        >
          <Smartphone className="size-5" />
        </span>
        <h2 className="min-w-0 flex-1 truncate text-16 font-semibold">{wallet.nickname}</h2>
        <Button kind="danger" size="small" onClick={commands.openUnlink}>
          {t('linkedWallet.unlink')}
        </Button>
      </div>
      <KeyValue
        rows={[
          { label: t('linkedWallet.address'), value: <ChainId text={wallet.address} head={8} /> },
          { label: t('linkedWallet.device'), value: wallet.device },
          { label: t('linkedWallet.since'), value: dateTime(wallet.linkedAtMs, locale, { withYear: true }) },
        ]}
      />
      <SecurityCheck
        open={view.isUnlinking}
        onClose={commands.closeUnlink}
        onConfirmed={commands.showUnlinked}
        confirmLabel={t('linkedWallet.unlink')}
        codesAreFor={t('linkedWallet.codesAreForUnlink')}
        factorsNeeded={1}
        sendCode={commands.sendUnlinkCode}
        confirm={commands.unlink}
        summary={
          <Notice tone="warn">
            {t('linkedWallet.unlinkWarn', { time: dateTime(view.unlinkUntilMs, locale, { withYear: true }) })}
          </Notice>
        }
      />
    </div>
  );
}
