import { AddressBlocks } from '../../../../kit/address-blocks.tsx';
import { Badge } from '../../../../kit/badge.tsx';
import { CopyButton } from '../../../../kit/copy-button.tsx';
import { copyText } from '../../../../lib/browser/clipboard.ts';
import { serverNowMs } from '../../../../lib/calls/server-time.ts';
import { amount, clockTime, exactAmount } from '../../../../lib/format.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { CoinNetwork } from '../../../assets/public.ts';
import { compareText, networkName, subtractText, valueInUsdt } from '../../../balances/public.ts';
import type { WithdrawInfo } from '../../rules/withdraw-info.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';
import type { Plan } from '../money-out/money-out.model.ts';
import { ReceiptDialog } from '../money-out/receipt-dialog.tsx';
import { RiskDialog } from '../money-out/risk-dialog.tsx';
import { SecurityStep } from '../money-out/security-step.tsx';
import type { WithdrawFormModel } from './withdraw-form.model.ts';

/** How many different factors this payment needs: two from a certain value on, if two are bound. */
export const factorsFor = (info: WithdrawInfo, valueUsdt: string | null): 1 | 2 =>
  info.factors.length > 1 && valueUsdt !== null && compareText(valueUsdt, info.twoFactorsFromUsdt) >= 0 ? 2 : 1;

/** What will be left of the 24 h limit. */
export const limitAfter = (info: WithdrawInfo, valueUsdt: string | null): string => {
  const rest = subtractText(info.limit.remainingUsdt, valueUsdt ?? '0');
  return rest.startsWith('-') ? '0' : rest;
};

/** The dialogs between form and result: the warning, the receipt and the security check. */
export function WithdrawSteps({ out, view }: WithdrawFormModel) {
  const t = useWithdrawalsText();
  const { stage } = out;
  const { info, network, check } = view;
  if (!info || !network || stage.name === 'form' || stage.name === 'unknown' || stage.name === 'result') return null;
  const { plan } = stage;
  const label = t('withdrawals.submitAmount', { amount: exactAmount(plan.amount), asset: plan.asset });
  switch (stage.name) {
    case 'risk':
      return (
        <RiskDialog
          warnings={stage.warnings}
          address={view.address}
          onBack={out.leave}
          onAccept={(typed) => out.acceptRisk(plan, stage.warnings, typed)}
        />
      );
    case 'receipt':
      return (
        <ReceiptDialog
          plan={plan}
          title={t('withdrawals.checkTitle')}
          confirmLabel={label}
          feeUsdt={info.priceUsdt === null ? null : valueInUsdt(plan.fee, info.priceUsdt)}
          facts={receiptFacts({ t, plan, info, network, isInternal: view.isInternal })}
          recipient={<Recipient address={view.address} memo={view.memo} isFirst={check?.firstUse ?? false} />}
          warning={
            view.isInternal ? t('withdrawals.final') : t('withdrawals.cannotUndo', { count: info.coolingSeconds })
          }
          onBack={out.leave}
          onConfirm={() => out.goOn(plan)}
        />
      );
    case 'security':
      return (
        <SecurityStep
          out={out}
          plan={plan}
          confirmLabel={label}
          factorsNeeded={factorsFor(info, plan.valueUsdt)}
          place={networkName(network)}
        />
      );
  }
}

interface FactsOf {
  readonly t: ReturnType<typeof useWithdrawalsText>;
  readonly plan: Plan;
  readonly info: WithdrawInfo;
  readonly network: CoinNetwork;
  readonly isInternal: boolean;
}

function receiptFacts({ t, plan, info, network, isInternal }: FactsOf) {
  const blocksMs = network.confirmationsCredit * network.blockSeconds * 1_000;
  const arrivesMs = serverNowMs() + info.coolingSeconds * 1_000 + blocksMs;
  const confirmations = t('balances.deposit.confirmations', { count: network.confirmationsCredit });
  return [
    // Our fee is above; this is what the network itself charges now.
    ...(isInternal
      ? []
      : [
          {
            label: t('withdrawals.estimate'),
            value:
              network.networkCost === null ? (
                t('withdrawals.estimateUnknown')
              ) : (
                <span className="num">
                  ≈ {amount(network.networkCost, { trims: true })} {plan.asset}
                </span>
              ),
          },
        ]),
    { label: t('balances.column.network'), value: networkName(network) },
    { label: t('withdrawals.from'), value: t('deposits.fundingAccount') },
    {
      label: t('withdrawals.arrives'),
      value: isInternal
        ? t('withdrawals.arrivesAtOnce')
        : t('withdrawals.arrivesAbout', { time: clockTime(arrivesMs).slice(0, 5), confirmations }),
    },
    {
      label: t('withdrawals.limitAfter'),
      value: (
        <span className="num">
          {t('withdrawals.usdtLeft', { amount: amount(limitAfter(info, plan.valueUsdt), { places: 2 }) })}
        </span>
      ),
    },
  ];
}

interface RecipientProps {
  readonly address: string;
  readonly memo: string;
  readonly isFirst: boolean;
}

function Recipient({ address, memo, isFirst }: RecipientProps) {
  const t = useWithdrawalsText();
  const shell = useShellText();
  return (
    <>
      <p className="mb-1.5 flex items-center gap-2 text-13 text-text-muted">
        {t('withdrawals.toAddress')}
        {isFirst && <Badge tone="info">{t('withdrawals.firstUse')}</Badge>}
        <span className="ml-auto">
          <CopyButton
            label={shell('shell.action.copy')}
            doneLabel={shell('shell.copied')}
            onCopy={() => copyText(address)}
          />
        </span>
      </p>
      <AddressBlocks address={address} isGrid />
      {memo && (
        <p className="mt-2 text-13 text-text-muted">
          {t('balances.column.memo')} <span className="code font-semibold text-text">{memo}</span>
        </p>
      )}
    </>
  );
}
