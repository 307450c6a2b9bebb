import type { messages } from '@bourse/i18n/en_US/recovery.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

export type RecoveryMessages = typeof messages;
export type RecoveryText = Text<RecoveryMessages>;

const recoveryText = catalog<RecoveryMessages>(import.meta.glob('../../../../i18n/*/recovery.ts'));
export const useRecoveryText = (): RecoveryText => useText(recoveryText);
