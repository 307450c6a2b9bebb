import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Inset, KeyValue } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { FormFoot } from '../../../../kit/form-foot.tsx';
import { MoneyField } from '../../../../kit/money-field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { amount, exactAmount } from '../../../../lib/format.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { CoinNetwork } from '../../../assets/public.ts';
import { valueInUsdt } from '../../rules/value.ts';
import { useWalletText, type WalletText } from '../../wallet-text.ts';
import { AddressField, MemoField } from '../address-fields.tsx';
import { AddressPicker } from '../address-picker/address-picker.tsx';
import { useAmountSentence } from '../amount-sentence.ts';
import { CoinSelect } from '../coin-select.tsx';
import { Unloaded } from '../loaded.tsx';
import { useMoneyLook } from '../money-look.ts';
import { NetworkSelect } from '../network-select.tsx';
import { PausedNotice } from '../paused-notice.tsx';
import { useBarSentence, VerifyAgain, VerifyIdentity } from './address-bar.tsx';
import { AddressFindings } from './address-findings.tsx';
import { PasteAddress, ScanAddress } from './address-input.tsx';
import { WithdrawChecks } from './withdraw-checks.tsx';
import type { WithdrawFormModel } from './withdraw-form.model.ts';

/** The form of a withdrawal to a chain, from the coin to the button. */
export function WithdrawFields({ view, commands }: WithdrawFormModel) {
  const t = useWalletText();
  const { coin, network, info, pause } = view;
  const asset = coin?.asset ?? '';
  const leaves = view.amounts.leaves;
  return (
    <form
      data-room="wallet/parts/withdraw-form"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        commands.submit();
      }}
    >
      {info && <WithdrawChecks info={info} />}
      {view.infoLoad.state === 'failed' && <Unloaded load={view.infoLoad} />}
      <CoinSelect
        label={t('wallet.deposit.coin')}
        coins={view.coins}
        value={coin?.asset ?? null}
        onChange={commands.setCoin}
      />
      {coin?.networks.length === 0 ? (
        <Notice tone="info">{t('wallet.withdraw.noNetworks', { asset })}</Notice>
      ) : (
        <NetworkSelect
          direction="withdraw"
          coin={coin}
          value={network?.network ?? null}
          onChange={commands.setNetwork}
        />
      )}
      {pause && network && (
        <PausedNotice what={t('wallet.withdraw.paused', { asset, network: network.name })} pause={pause} />
      )}
      <AddressFields view={view} commands={commands} />
      <AmountFields view={view} />
      {view.problem?.code === 'KYC_REQUIRED' && <VerifyIdentity />}
      {network && leaves !== null && (
        <Inset>
          <Receipt t={t} network={network} view={view} asset={asset} />
        </Inset>
      )}
      <FormFoot>
        <Button type="submit" size="large" wide disabled={!view.isReady}>
          {pause || info?.stopped
            ? t('wallet.withdraw.unavailable')
            : leaves !== null && view.isReady
              ? t('wallet.withdraw.submitAmount', { amount: exactAmount(leaves), asset })
              : t('wallet.withdraw.submit')}
        </Button>
      </FormFoot>
    </form>
  );
}

type Piece = Pick<WithdrawFormModel, 'view' | 'commands'>;

function AddressFields({ view, commands }: Piece) {
  const t = useWalletText();
  const shell = useShellText();
  const [isPicking, setIsPicking] = useState(false);
  const { coin, network, check } = view;
  const good = check
    ? check.remark !== null
      ? t('wallet.withdraw.validKnown', { remark: check.remark })
      : t(check.firstUse ? 'wallet.withdraw.validFirst' : 'wallet.withdraw.valid')
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
    (view.addressFailure ?? barred ?? (view.needsAddress ? t('wallet.withdraw.addressNeeded') : undefined))
  );
  return (
    <>
      <AddressField
        label={t('wallet.withdraw.address')}
        value={view.address}
        onChange={commands.setAddress}
        disabled={!network}
        aside={
          network && (
            <span className="inline-flex gap-4">
              <PasteAddress onPaste={commands.setAddress} />
              <ScanAddress onScan={commands.setAddress} />
              <Button kind="link" size="small" onClick={() => setIsPicking(true)}>
                {t('wallet.withdraw.book')}
              </Button>
            </span>
          )
        }
        error={addressError}
        good={good}
      />
      {check?.barred?.code === 'KYC_EXPIRED' && <VerifyAgain />}
      {check && <AddressFindings address={view.address} check={check} />}
      {/* A memo stays where it can be seen: while the address is asked about anew it would go from under the fingers. */}
      {(view.needsMemo || check?.memoRequired || view.memo !== '' || view.memoFailure) && (
        <MemoField
          label={t('wallet.withdraw.memo')}
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
  const t = useWalletText();
  const shell = useShellText();
  const look = useMoneyLook();
  const isTouch = useDensity() === 'touch';
  const amountSentence = useAmountSentence();
  const { coin, network, info, amounts, problem } = view;
  const asset = coin?.asset ?? '';
  const range = network
    ? t('wallet.withdraw.range', { min: exactAmount(view.min), max: exactAmount(network.withdrawMax), asset })
    : '';
  const help = network
    ? view.valueUsdt !== null
      ? t('wallet.withdraw.about', {
          value: look.fiat(view.valueUsdt).replace(/^≈ /u, ''),
          min: exactAmount(view.min),
          asset,
        })
      : t('wallet.withdraw.minOnly', { min: exactAmount(view.min), asset })
    : undefined;
  return (
    <div className={isTouch ? 'flex flex-col gap-4' : 'grid grid-cols-2 items-start gap-4'}>
      <MoneyField
        label={t('wallet.withdraw.amount')}
        value={amounts.sendText}
        onChange={amounts.setSend}
        unit={asset}
        placeholder={range}
        disabled={!network}
        name="amount"
        aside={
          info && (
            <>
              {t('wallet.withdraw.canLeave')}{' '}
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
              ? t('wallet.withdraw.nothingLeaves', { asset })
              : view.wasTried && amounts.isEmpty
                ? t('wallet.amount.required')
                : undefined
        }
        help={help}
        keepsLine
      />
      <MoneyField
        label={t('wallet.withdraw.gets')}
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
  readonly t: WalletText;
  readonly network: CoinNetwork;
  readonly view: WithdrawFormModel['view'];
  readonly asset: string;
}

/** You send, the fee, the recipient gets: with what the network itself asks for now. */
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
          { label: t('wallet.withdraw.youSend'), value: money(leaves) },
          {
            label: t('wallet.withdraw.fee'),
            value: view.isInternal ? (
              t('wallet.send.free')
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
            label: t('wallet.withdraw.gets'),
            value: money(view.amounts.gets ?? '0'),
            isSum: true,
          },
        ]}
      />
      {!view.isInternal && (
        <p className="mt-1 text-12 text-text-faint">
          {network.networkCost === null
            ? t('wallet.withdraw.networkCostUnknown')
            : t('wallet.withdraw.networkCost', { amount: amount(network.networkCost, { trims: true }), asset })}
        </p>
      )}
    </>
  );
}
