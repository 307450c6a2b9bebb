import { Button } from '../../kit/button.tsx';
import { useShellText } from '../shell-text.ts';

interface MoreButtonProps {
  readonly busy: boolean;
  readonly onClick: () => void;
}

/** A button below a list that loads more of it. */
export function MoreButton({ busy, onClick }: MoreButtonProps) {
  const shell = useShellText();
  return (
    <div className="flex justify-center py-3">
      <Button kind="secondary" size="small" busy={busy} onClick={onClick}>
        {shell('shell.action.more')}
      </Button>
    </div>
  );
}
