import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '../../../kit/button.tsx';
import { useHiddenBalances } from '../../../lib/person/preferences.ts';
import { useShellText } from '../../../lib/shell-text.ts';

/** Masks or shows every amount of the wallet; this device stores the choice. */
export function HideEye() {
  const shell = useShellText();
  const [isHidden, setIsHidden] = useHiddenBalances();
  return (
    <IconButton
      label={isHidden ? shell('shell.balances.show') : shell('shell.balances.hide')}
      pressed={isHidden}
      icon={isHidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      onClick={() => setIsHidden(!isHidden)}
    />
  );
}
