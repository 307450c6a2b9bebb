import type { StaffOutput } from '../../../../lib/client.ts';
import { hasText, t } from '../../../../lib/i18n.ts';

/** An alarm in words; its plain code where a newer server has one without words. */
export function alarmText(code: string): string {
  const key = `console.alarm.${code}`;
  return hasText(key) ? t(key as 'console.alarm.DEEP_REORG') : code;
}

export function unattributedText(reason: string | null): string {
  const key = `console.unattributed.${reason}`;
  return hasText(key) ? t(key as 'console.unattributed.MEMO_MISSING') : (reason ?? t('console.none'));
}

/** Where an alarm comes from: the name of a network, or of a product. */
export function networkText(chains: StaffOutput<'staffAlarms.chains'> | null, network: string): string {
  const key = `console.alarmOf.${network}`;
  if (hasText(key)) return t(key as 'console.alarmOf.earn');
  return chains?.networks.find((each) => each.network === network)?.name ?? network;
}

const SHARED_DETAILS: Readonly<Record<string, 'console.user.uid' | 'console.alarms.tx'>> = {
  uid: 'console.user.uid',
  txHash: 'console.alarms.tx',
};

/** The name of an alarm's detail; its plain key where a newer server has one without words. */
export function alarmDetailText(name: string): string {
  const shared = SHARED_DETAILS[name];
  if (shared) return t(shared);
  const key = `console.alarmDetail.${name}`;
  return hasText(key) ? t(key as 'console.alarmDetail.depth') : name;
}
