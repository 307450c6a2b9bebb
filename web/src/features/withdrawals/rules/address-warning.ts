import type { AddressCheck } from './withdraw-info.ts';

/** Why a person reads a warning and types the end of the address before it is paid. */
export type AddressWarning = 'reported' | 'contract' | 'unread';

/** What is to be said of an address, the worst first. */
export function warningsOf({ risk, contract }: AddressCheck): readonly AddressWarning[] {
  const warnings: AddressWarning[] = [];
  if (risk === 'HIGH') warnings.push('reported');
  if (contract !== 'NO') warnings.push(contract === 'YES' ? 'contract' : 'unread');
  return warnings;
}
