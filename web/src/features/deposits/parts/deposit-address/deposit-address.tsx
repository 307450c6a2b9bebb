import { Download, RefreshCw } from 'lucide-react';
import { AddressBlocks } from '../../../../kit/address-blocks.tsx';
import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { CopyWordsButton } from '../../../../kit/copy-button.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Checkbox } from '../../../../kit/form/choice.tsx';
import { Money } from '../../../../kit/numbers/money.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { copyText } from '../../../../lib/browser/clipboard.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { LazyQr, Loaded, saveQrPicture } from '../../../balances/public.ts';
import { useDepositsText } from '../../deposits-text.ts';

export interface DepositAddressProps {
  readonly asset: string;
  readonly networkName: string;
  readonly load: Parameters<typeof Loaded>[0]['load'];
  readonly address: { address: string; memo: string | null; uri: string; rotatable: boolean } | null;
  readonly needsPromise: boolean;
  readonly hasPromised: boolean;
  readonly onPromise: (isGiven: boolean) => void;
  readonly onRotate: () => void;
  readonly isBusy: boolean;
}

const BOX = 'rounded-control border border-line p-4';

/** The address to send to. Where a memo is needed, it comes first, and the address only after the promise to include it. */
export function DepositAddress(props: DepositAddressProps) {
  const { address, load, needsPromise, hasPromised } = props;
  const t = useDepositsText();
  const isShown = !needsPromise || hasPromised;
  return (
    <div data-room="deposits/parts/deposit-address" className="flex flex-col gap-3">
      {needsPromise ? (
        <Notice tone="warn">
          <strong className="font-semibold">{t('deposits.memoTwo')}</strong> {t('deposits.memoWhy')}
        </Notice>
      ) : null}
      <Loaded load={load} skeleton={<AddressSkeleton />}>
        {address && (
          <>
            {needsPromise && address.memo !== null && (
              <>
                <MemoBox memo={address.memo} />
                <Checkbox checked={hasPromised} onChange={props.onPromise}>
                  <span className="text-14 text-text">{t('deposits.memoTick', { memo: address.memo })}</span>
                </Checkbox>
              </>
            )}
            {isShown ? (
              <AddressBox {...props} address={address} />
            ) : (
              <div className={`${BOX} grid min-h-[120px] place-items-center text-13 text-text-faint`}>
                {t('deposits.memoFirst')}
              </div>
            )}
          </>
        )}
      </Loaded>
      <Notice tone="warn">
        {t.rich('deposits.warning', {
          asset: (
            <strong key="asset" className="font-semibold">
              {props.asset}
            </strong>
          ),
          network: (
            <strong key="network" className="font-semibold">
              {props.networkName}
            </strong>
          ),
        })}{' '}
        {!needsPromise && t('deposits.noMemo')}
      </Notice>
    </div>
  );
}

function MemoBox({ memo }: { readonly memo: string }) {
  const t = useDepositsText();
  const shell = useShellText();
  return (
    <div className={BOX}>
      <div className="mb-1 flex items-center justify-between gap-2 text-13 text-text-muted">
        <span>{t('deposits.memo')}</span>
        <Badge tone="warn">{t('deposits.memoRequired')}</Badge>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="code min-w-0 break-all">
          <Money size="receipt" text={memo} />
        </span>
        <CopyWordsButton
          label={t('deposits.copyMemo')}
          doneLabel={shell('shell.copied')}
          onCopy={() => copyText(memo)}
        />
      </div>
    </div>
  );
}

type Shown = DepositAddressProps & { readonly address: NonNullable<DepositAddressProps['address']> };

function AddressBox({ asset, address, needsPromise, onRotate, isBusy }: Shown) {
  const t = useDepositsText();
  const shell = useShellText();
  const isTouch = useDensity() === 'touch';
  return (
    <div className={`${BOX} flex ${isTouch ? 'flex-col items-center' : 'flex-row'} gap-5`}>
      <LazyQr value={address.uri} label={t('deposits.qr')} size={isTouch ? 168 : 148} />
      <div className="flex w-full min-w-0 flex-1 flex-col gap-4">
        <AddressBlocks address={address.address} />
        <div className={cx('flex flex-wrap gap-2', isTouch && '*:flex-1')}>
          <CopyWordsButton
            kind={needsPromise ? 'secondary' : 'primary'}
            label={t('deposits.copyAddress')}
            doneLabel={shell('shell.copied')}
            onCopy={() => copyText(address.address)}
          />
          <Button
            kind="secondary"
            icon={<Download aria-hidden="true" />}
            onClick={() => void saveQrPicture(address.uri, `${asset}-deposit.png`)}
          >
            {t('deposits.saveQr')}
          </Button>
        </div>
        {address.rotatable && (
          <p className="mt-auto flex flex-wrap items-center gap-2 text-13 text-text-faint">
            <Button kind="link" size="small" busy={isBusy} onClick={onRotate} icon={<RefreshCw aria-hidden="true" />}>
              {t('deposits.newAddress')}
            </Button>
            <span className={isTouch ? 'w-full' : "before:mr-2 before:content-['·']"}>{t('deposits.oldStay')}</span>
          </p>
        )}
      </div>
    </div>
  );
}

function AddressSkeleton() {
  const isTouch = useDensity() === 'touch';
  return (
    <div className={`${BOX} flex ${isTouch ? 'flex-col items-center' : ''} gap-5`}>
      <Skeleton width={isTouch ? 168 : 148} height={isTouch ? 168 : 148} />
      <div className="flex w-full flex-1 flex-col gap-4">
        {/* An address needs two lines on a phone. */}
        <Skeleton height={isTouch ? 40 : 20} width="80%" />
        <Skeleton height={40} width={isTouch ? '100%' : 240} />
      </div>
    </div>
  );
}
