import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../../kit/button.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { Overlay, preloadDialog } from '../../../../kit/overlay/dialog.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useGridText } from '../../grid-text.ts';

const PARTS = ['levels', 'pair', 'outside', 'loss', 'stop'] as const;

/** How a grid earns and how it loses, in words, for whoever asks. */
export function How() {
  const t = useGridText();
  const shell = useShellText();
  const isTouch = useDensity() === 'touch';
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  return (
    <>
      {isTouch ? (
        <IconButton label={t('grid.how')} icon={<CircleHelp aria-hidden="true" />} onClick={open} />
      ) : (
        <Button kind="link" size="small" onClick={open} onPointerEnter={preloadDialog}>
          {t('grid.how')}
        </Button>
      )}
      <Overlay open={isOpen} onClose={close} title={t('grid.how')} closeLabel={shell('shell.action.close')}>
        <div data-room="grid/parts/form/how" className="flex flex-col gap-3 text-14">
          {PARTS.map((part) => (
            <p key={part}>{t(`grid.how.${part}`)}</p>
          ))}
        </div>
      </Overlay>
    </>
  );
}
