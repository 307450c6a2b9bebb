import type { AddressCheck } from './withdraw-info.ts';

/** Reasons for which the person must read a warning and type the end of the address before paying it. */
export type AddressWarning = 'reported' | 'contract' | 'unread';

/** The warnings about an address, the worst first. */
export function warningsOf({ risk, contract }: AddressCheck): readonly AddressWarning[] {
  const warnings: AddressWarning[] = [];
  if (risk === 'HIGH') warnings.push('reported');
  if (contract !== 'NO') warnings.push(contract === 'YES' ? 'contract' : 'unread');
  return warnings;
}
