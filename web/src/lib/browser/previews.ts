import { useEffect, useRef } from 'react';

/**
 * Makes local URLs of pictures, one for each thing they show. A replaced picture is released, and all of them are with the
 * screen, so that no photo of a document stays in memory.
 *
 * @returns  a function that makes the URL; it returns null once the screen is gone
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
