import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { notify } from '../../../../lib/notify.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';
import { ScanDialog } from '../scan/scan-dialog.tsx';
import { canScan } from '../scan/scanner.ts';

/** Pastes from the clipboard, and says so where the browser does not allow it. */
export function PasteAddress({ onPaste }: { readonly onPaste: (text: string) => void }) {
  const t = useWithdrawalsText();
  const paste = async () => {
    const text = await navigator.clipboard?.readText().catch(() => '');
    if (text) onPaste(text);
    else notify({ tone: 'info', title: t('withdrawals.pasteFailed') });
  };
  return (
    <Button kind="link" size="small" onClick={() => void paste()}>
      {t('withdrawals.paste')}
    </Button>
  );
}

/** Reads an address with the camera, where the browser can. */
export function ScanAddress({ onScan }: { readonly onScan: (text: string) => void }) {
  const t = useWithdrawalsText();
  const [isOpen, setOpen] = useState(false);
  if (!canScan()) return null;
  return (
    <>
      <Button kind="link" size="small" onClick={() => setOpen(true)}>
        {t('withdrawals.scan.action')}
      </Button>
      {isOpen && (
        <ScanDialog
          onClose={() => setOpen(false)}
          onFound={(text) => {
            setOpen(false);
            onScan(text);
          }}
        />
      )}
    </>
  );
}
