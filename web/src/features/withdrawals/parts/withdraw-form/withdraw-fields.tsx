import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Inset, KeyValue } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { FormFoot } from '../../../../kit/form/form-foot.tsx';
import { MoneyField } from '../../../../kit/form/money-field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { amount, exactAmount } from '../../../../lib/format.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { ShortSlot } from '../../../../lib/slots.tsx';
import { AddressField, AddressPicker, MemoField } from '../../../address-book/public.ts';
import type { CoinNetwork } from '../../../assets/public.ts';
import {
  CoinSelect,
  NetworkSelect,
  PausedNotice,
  Unloaded,
  useAmountSentence,
  useMoneyLook,
  valueInUsdt,
} from '../../../balances/public.ts';
import { useWithdrawalsText, type WithdrawalsText } from '../../withdrawals-text.ts';
import { useBarSentence, VerifyAgain, VerifyIdentity } from './address-bar.tsx';
import { AddressFindings } from './address-findings.tsx';
import { PasteAddress, ScanAddress } from './address-input.tsx';
import { WithdrawChecks } from './withdraw-checks.tsx';
import type { WithdrawFormModel } from './withdraw-form.model.ts';

/** The fields of an on-chain withdrawal, from the coin to the button. */
export function WithdrawFields({ view, commands }: WithdrawFormModel) {
  const t = useWithdrawalsText();
  const { coin, network, info, pause } = view;
  const asset = coin?.asset ?? '';
  const leaves = view.amounts.leaves;
  return (
    <form
      data-room="withdrawals/parts/withdraw-form"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        commands.submit();
      }}
    >
      {info && <WithdrawChecks info={info} />}
      {view.infoLoad.state === 'failed' && <Unloaded load={view.infoLoad} />}
      <CoinSelect
        label={t('deposits.coin')}
        coins={view.coins}
        value={coin?.asset ?? null}
        onChange={commands.setCoin}
      />
      {coin?.networks.length === 0 ? (
        <Notice tone="info">{t('withdrawals.noNetworks', { asset })}</Notice>
      ) : (
        <NetworkSelect
          direction="withdraw"
          coin={coin}
          value={network?.network ?? null}
          onChange={commands.setNetwork}
        />
      )}
      {pause && network && (
        <PausedNotice what={t('withdrawals.paused', { asset, network: network.name })} pause={pause} />
      )}
      <AddressFields view={view} commands={commands} />
      <AmountFields view={view} />
      <ShortSlot short={view.short} />
      {view.problem?.code === 'KYC_REQUIRED' && <VerifyIdentity />}
      {network && leaves !== null && (
        <Inset>
          <Receipt t={t} network={network} view={view} asset={asset} />
        </Inset>
      )}
      <FormFoot>
        <Button type="submit" size="large" wide disabled={!view.isReady}>
          {pause || info?.stopped
            ? t('withdrawals.unavailable')
            : leaves !== null && view.isReady
              ? t('withdrawals.submitAmount', { amount: exactAmount(leaves), asset })
              : t('withdrawals.submit')}
        </Button>
      </FormFoot>
    </form>
  );
}

type Piece = Pick<WithdrawFormModel, 'view' | 'commands'>;

function AddressFields({ view, commands }: Piece) {
  const t = useWithdrawalsText();
  const shell = useShellText();
  const [isPicking, setIsPicking] = useState(false);
  const { coin, network, check } = view;
  const good = check
    ? check.remark !== null
      ? t('withdrawals.validKnown', { remark: check.remark })
      : t(check.firstUse ? 'withdrawals.validFirst' : 'addressBook.field.valid')
    : undefined;
  const barred = useBarSentence(check?.barred ?? null);
  const addressError = view.canRetryAddress ? (
    <>
      {view.addressFailure}{' '}
      <Button kind="link" size="small" onClick={commands.retryAddress}>
        {shell('shell.action.retry')}
      </Button>
    </>
  ) : (
    (view.addressFailure ?? barred ?? (view.needsAddress ? t('addressBook.field.addressNeeded') : undefined))
  );
  return (
    <>
      <AddressField
        label={t('withdrawals.address')}
        value={view.address}
        onChange={commands.setAddress}
        disabled={!network}
        aside={
          network && (
            <span className="inline-flex gap-4">
              <PasteAddress onPaste={commands.setAddress} />
              <ScanAddress onScan={commands.setAddress} />
              <Button kind="link" size="small" onClick={() => setIsPicking(true)}>
                {t('withdrawals.book')}
              </Button>
            </span>
          )
        }
        error={addressError}
        good={good}
      />
      {check?.barred?.code === 'KYC_EXPIRED' && <VerifyAgain />}
      {check && <AddressFindings address={view.address} check={check} />}
      {/* A memo field that is shown stays. Otherwise it would disappear while the address is checked again. */}
      {(view.needsMemo || check?.memoRequired || view.memo !== '' || view.memoFailure) && (
        <MemoField
          label={t('withdrawals.memo')}
          value={view.memo}
          onChange={commands.setMemo}
          error={view.memoFailure ?? undefined}
        />
      )}
      {coin && network && (
        <AddressPicker
          open={isPicking}
          kind="ONCHAIN"
          asset={coin.asset}
          network={network.network}
          onClose={() => setIsPicking(false)}
          onPick={(entry) => {
            setIsPicking(false);
            commands.pick({ address: entry.address ?? '', memo: entry.memo });
          }}
        />
      )}
    </>
  );
}

function AmountFields({ view }: Pick<Piece, 'view'>) {
  const t = useWithdrawalsText();
  const shell = useShellText();
  const look = useMoneyLook();
  const isTouch = useDensity() === 'touch';
  const amountSentence = useAmountSentence();
  const { coin, network, info, amounts, problem } = view;
  const asset = coin?.asset ?? '';
  const range = network
    ? t('withdrawals.range', { min: exactAmount(view.min), max: exactAmount(network.withdrawMax), asset })
    : '';
  const help = network
    ? view.valueUsdt !== null
      ? t('withdrawals.about', {
          value: look.fiat(view.valueUsdt).replace(/^≈ /u, ''),
          min: exactAmount(view.min),
          asset,
        })
      : t('withdrawals.minOnly', { min: exactAmount(view.min), asset })
    : undefined;
  return (
    <div className={isTouch ? 'flex flex-col gap-4' : 'grid grid-cols-2 items-start gap-4'}>
      <MoneyField
        label={t('withdrawals.amount')}
        value={amounts.sendText}
        onChange={amounts.setSend}
        unit={asset}
        placeholder={range}
        disabled={!network}
        name="amount"
        aside={
          info && (
            <>
              {t('withdrawals.canLeave')}{' '}
              <span className="num text-text" title={exactAmount(info.withdrawable)}>
                {amount(info.withdrawable, { places: coin?.displayScale ?? 8 })}
              </span>
            </>
          )
        }
        maxLabel={shell('shell.action.max')}
        {...(view.max !== null && { max: view.max })}
        error={
          problem
            ? amountSentence(problem, asset)
            : view.nothingLeaves
              ? t('withdrawals.nothingLeaves', { asset })
              : view.wasTried && amounts.isEmpty
                ? t('balances.amount.required')
                : undefined
        }
        help={help}
        keepsLine
      />
      <MoneyField
        label={t('withdrawals.gets')}
        value={amounts.getText}
        onChange={amounts.setGet}
        unit={asset}
        disabled={!network}
        name="recipient-gets"
        keepsLine
      />
    </div>
  );
}

interface ReceiptProps {
  readonly t: WithdrawalsText;
  readonly network: CoinNetwork;
  readonly view: WithdrawFormModel['view'];
  readonly asset: string;
}

/** What leaves, the fee, what arrives, and what the network itself charges now. */
function Receipt({ t, network, view, asset }: ReceiptProps) {
  const look = useMoneyLook();
  const price = view.info?.priceUsdt ?? null;
  const money = (text: string) => (
    <span className="num">
      {exactAmount(text)} {asset}
    </span>
  );
  const leaves = view.amounts.leaves ?? '0';
  return (
    <>
      <KeyValue
        rows={[
          { label: t('withdrawals.youSend'), value: money(leaves) },
          {
            label: t('withdrawals.fee'),
            value: view.isInternal ? (
              t('withdrawals.send.free')
            ) : (
              <>
                {money(network.withdrawFee)}{' '}
                {price !== null && (
                  <span className="num text-text-muted">{look.fiat(valueInUsdt(network.withdrawFee, price))}</span>
                )}
              </>
            ),
          },
          {
            label: t('withdrawals.gets'),
            value: money(view.amounts.gets ?? '0'),
            isSum: true,
          },
        ]}
      />
      {!view.isInternal && (
        <p className="mt-1 text-12 text-text-faint">
          {network.networkCost === null
            ? t('withdrawals.networkCostUnknown')
            : t('withdrawals.networkCost', { amount: amount(network.networkCost, { trims: true }), asset })}
        </p>
      )}
    </>
  );
}
