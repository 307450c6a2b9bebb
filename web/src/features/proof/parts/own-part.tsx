import { Download, LogIn, SearchX, ShieldCheck } from 'lucide-react';
import { Button } from '../../../kit/button.tsx';
import { Card, KeyValue } from '../../../kit/card.tsx';
import { ListSkeleton } from '../../../kit/list.tsx';
import { CoinIcon } from '../../../kit/pictures/coin-icon.tsx';
import { Empty, Notice } from '../../../kit/states.tsx';
import { fullAmount } from '../../../lib/format.ts';
import { useGo } from '../../../lib/links.ts';
import { Loaded } from '../../../lib/parts/loaded.tsx';
import { useShellText } from '../../../lib/shell-text.ts';
import { useProofText } from '../proof-text.ts';
import type { LiabilitiesModel, Verdict } from '../screens/liabilities/liabilities.model.ts';

/** The person's own leaf, and checking it. */
export function OwnPart({ model }: { readonly model: LiabilitiesModel }) {
  const t = useProofText();
  const { view, mine } = model;
  if (!view.isPerson) return <Visitor />;
  return (
    <Card title={t('proof.own')} padding="form" room="proof/parts/own-part">
      <Loaded query={mine} skeleton={<ListSkeleton rows={3} />}>
        {() => (view.leaf ? <Leaf model={model} leaf={view.leaf} /> : <NotIn />)}
      </Loaded>
    </Card>
  );
}

function Visitor() {
  const t = useProofText();
  const shell = useShellText();
  const go = useGo();
  return (
    <Card title={t('proof.own')} padding="form">
      <Empty
        icon={<LogIn />}
        text={t('proof.visitor')}
        action={<Button onClick={() => go('identity.login')}>{shell('shell.account.logIn')}</Button>}
      />
    </Card>
  );
}

function NotIn() {
  const t = useProofText();
  return <Empty icon={<SearchX />} text={t('proof.notIn')} />;
}

interface LeafProps {
  readonly model: LiabilitiesModel;
  readonly leaf: NonNullable<LiabilitiesModel['view']['leaf']>;
}

function Leaf({ model: { view, commands }, leaf }: LeafProps) {
  const t = useProofText();
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="text-14 font-medium">{t('proof.ownAmounts')}</h3>
        <KeyValue
          rows={leaf.shown.map(({ asset, amount }) => ({
            label: (
              <span className="flex items-center gap-2">
                <CoinIcon coin={asset} size={20} />
                {asset}
              </span>
            ),
            value: <span className="num break-all">{fullAmount(amount)}</span>,
          }))}
        />
        <p className="text-12 text-text-faint">{t('proof.ownHint')}</p>
      </div>
      <KeyValue
        small
        rows={[
          {
            label: t('proof.position'),
            value: <span className="num">{(leaf.position + 1).toLocaleString('en-US')}</span>,
          },
          { label: t('proof.steps'), value: <span className="num">{leaf.path.length}</span> },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<ShieldCheck aria-hidden="true" />}
          busy={view.verdict?.state === 'checking'}
          onClick={() => void commands.verify()}
        >
          {t('proof.verify')}
        </Button>
        <Button kind="secondary" icon={<Download aria-hidden="true" />} onClick={commands.saveOwn}>
          {t('proof.downloadOwn')}
        </Button>
      </div>
      <div aria-live="polite">{view.verdict && <Said verdict={view.verdict} />}</div>
    </div>
  );
}

function Said({ verdict }: { readonly verdict: Verdict }) {
  const t = useProofText();
  if (verdict.state === 'wrong') {
    return <Notice tone="danger">{t('proof.wrong', { reason: t(`proof.fault.${verdict.fault}`) })}</Notice>;
  }
  if (verdict.state === 'checking') return null;
  const isRight = verdict.state === 'right';
  return <Notice tone={isRight ? 'ok' : 'warn'}>{t(isRight ? 'proof.right' : 'proof.cannotHash')}</Notice>;
}
