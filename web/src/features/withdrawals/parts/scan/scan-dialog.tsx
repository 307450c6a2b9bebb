import { useEffect, useRef, useState } from 'react';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useWithdrawalsText } from '../../withdrawals-text.ts';
import { startScan } from './scanner.ts';

interface ScanDialogProps {
  readonly onClose: () => void;
  readonly onFound: (text: string) => void;
}

/** The camera, scanning for a QR code. */
export function ScanDialog({ onClose, onFound }: ScanDialogProps) {
  const t = useWithdrawalsText();
  const shell = useShellText();
  const [hasFailed, setFailed] = useState(false);
  const done = useRef(onFound);
  done.current = onFound;
  const video = useRef<HTMLVideoElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown || !video.current) return;
    return startScan(video.current, { onFound: (text) => done.current(text), onFailed: () => setFailed(true) });
  }, [isShown]);
  return (
    <Overlay open onClose={onClose} title={t('withdrawals.scan.title')} closeLabel={shell('shell.action.close')}>
      <div data-room="withdrawals/parts/scan" className="flex flex-col gap-3">
        {hasFailed ? (
          <Notice tone="warn">{t('withdrawals.scan.noCamera')}</Notice>
        ) : (
          <p className="text-14 text-text-muted">{t('withdrawals.scan.text')}</p>
        )}
        <video
          ref={(element) => {
            video.current = element;
            setShown(element !== null);
          }}
          muted
          playsInline
          className="aspect-square w-full rounded-card bg-hover object-cover"
        />
      </div>
    </Overlay>
  );
}
