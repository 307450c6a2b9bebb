import { useState } from 'react';
import { AddressBlocks } from '../../../../kit/address-blocks.tsx';
import { Button } from '../../../../kit/button.tsx';
import { TextField } from '../../../../kit/form/field.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { serverNowMs, useServerNow } from '../../../../lib/calls/server-time.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { lastFour } from '../../../address-book/public.ts';
import type { AddressWarning } from '../../rules/address-warning.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';

interface RiskDialogProps {
  /** At least one, the worst first. */
  readonly warnings: readonly AddressWarning[];
  readonly address: string;
  readonly onBack: () => void;
  readonly onAccept: (typed: string) => void;
}

/** Time to read before Continue is enabled; it never starts over. */
const WAIT_MS: Readonly<Record<AddressWarning, number>> = { reported: 10_000, contract: 0, unread: 0 };
const TITLES = {
  reported: 'withdrawals.riskTitle',
  contract: 'withdrawals.contractTitle',
  unread: 'withdrawals.unreadTitle',
} as const;
const TEXTS = {
  reported: 'withdrawals.riskText',
  contract: 'withdrawals.contract',
  unread: 'withdrawals.unreadText',
} as const;

/** A warning about an address: plain words, time to read them, and a field for the address's last four characters. */
export function RiskDialog({ warnings, address, onBack, onAccept }: RiskDialogProps) {
  const t = useWithdrawalsText();
  const shell = useShellText();
  const worst = warnings[0]!;
  const [openUntilMs] = useState(() => serverNowMs() + WAIT_MS[worst]);
  const [typed, setTyped] = useState('');
  const leftSeconds = Math.max(0, Math.ceil((openUntilMs - useServerNow(250)) / 1_000));
  const isRight = typed === lastFour(address);
  return (
    <Overlay
      open
      isFullScreen
      onClose={onBack}
      title={t(TITLES[worst])}
      closeLabel={shell('shell.action.close')}
      footer={
        <>
          <Button kind="secondary" size="large" onClick={onBack}>
            {shell('shell.action.back')}
          </Button>
          <span className="flex flex-1 *:flex-1">
            <Button
              kind="danger-filled"
              size="large"
              disabled={leftSeconds > 0 || !isRight}
              onClick={() => onAccept(typed)}
            >
              {leftSeconds > 0 ? t('withdrawals.riskWait', { seconds: leftSeconds }) : t('balances.action.continue')}
            </Button>
          </span>
        </>
      }
    >
      <div className="flex flex-col gap-4" data-room="withdrawals/parts/money-out">
        {warnings.map((warning) => (
          <Notice key={warning} tone="danger">
            {t(TEXTS[warning])}
          </Notice>
        ))}
        <AddressBlocks address={address} />
        {worst === 'reported' && <p className="text-14 text-text-muted">{t('withdrawals.riskDelay')}</p>}
        <TextField
          label={t('withdrawals.riskType')}
          value={typed}
          onChange={(text) => setTyped(text.trim().slice(0, 4))}
          isCode
          autoComplete="off"
          spellCheck={false}
          maxLength={8}
          error={typed.length === 4 && !isRight ? t('withdrawals.riskWrong') : undefined}
          keepsLine
        />
      </div>
    </Overlay>
  );
}
