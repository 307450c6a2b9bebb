import { useState } from 'react';
import { useOldAddresses } from '../../api/queries.ts';

/** Replaced addresses, loaded on request. */
export function useOldAddressesModel(asset: string, network: string) {
  const [isOpen, setIsOpen] = useState(false);
  const old = useOldAddresses(asset, network);
  return { view: { rows: old.data?.rows ?? [], isOpen }, commands: { toggle: () => setIsOpen(!isOpen) } };
}
