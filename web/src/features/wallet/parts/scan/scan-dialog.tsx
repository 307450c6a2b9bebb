import { useEffect, useRef, useState } from 'react';
import { Overlay } from '../../../../kit/dialog.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useWalletText } from '../../wallet-text.ts';
import { startScan } from './scanner.ts';

interface ScanDialogProps {
  readonly onClose: () => void;
  readonly onFound: (text: string) => void;
}

/** The camera, looking for a QR code. */
export function ScanDialog({ onClose, onFound }: ScanDialogProps) {
  const t = useWalletText();
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
    <Overlay open onClose={onClose} title={t('wallet.scan.title')} closeLabel={shell('shell.action.close')}>
      <div data-room="wallet/parts/scan" className="flex flex-col gap-3">
        {hasFailed ? (
          <Notice tone="warn">{t('wallet.scan.noCamera')}</Notice>
        ) : (
          <p className="text-14 text-text-muted">{t('wallet.scan.text')}</p>
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
