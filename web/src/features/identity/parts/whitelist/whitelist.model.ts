import { notify } from '../../../../lib/notify.ts';
import { commands } from '../../api/commands.ts';
import { useIdentityText } from '../../identity-text.ts';
import type { ChangeProps } from '../change/change-props.ts';
import type { CodeChannel, SecurityFactors } from '../security-check/security-check-props.ts';

/** Turns whitelist mode on or off. */
export function useWhitelistModel({ security }: ChangeProps) {
  const t = useIdentityText();
  const turnsOn = !security.whitelistMode;
  return {
    turnsOn,
    sendCode: (channel: CodeChannel) => commands.whitelistCode({ on: turnsOn ? 'true' : 'false', channel }),
    confirm: (factors: SecurityFactors) => commands.setWhitelistMode({ on: turnsOn ? 'true' : 'false', ...factors }),
    showDone: () =>
      notify({ tone: 'ok', title: turnsOn ? t('identity.whitelist.isOn') : t('identity.whitelist.isOff') }),
  };
}
