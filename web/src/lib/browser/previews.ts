import { useEffect, useRef } from 'react';

/**
 * Gives pictures an address in this page, one for each thing that they are of. The picture before is let go with the next one,
 * and all of them with the screen: a photo of somebody's document does not stay in memory.
 *
 * @returns  makes the address; null once the screen is gone
 */
export function usePreviews<Of extends string>(): (of: Of, picture: Blob) => string | null {
  const kept = useRef(new Map<Of, string>());
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    const addresses = kept.current;
    return () => {
      isGone.current = true;
      for (const address of addresses.values()) URL.revokeObjectURL(address);
      addresses.clear();
    };
  }, []);
  return (of, picture) => {
    if (isGone.current) return null;
    const before = kept.current.get(of);
    if (before) URL.revokeObjectURL(before);
    const address = URL.createObjectURL(picture);
    kept.current.set(of, address);
    return address;
  };
}
