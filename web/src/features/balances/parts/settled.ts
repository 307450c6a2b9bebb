import { useEffect, useState } from 'react';

/** A value once it has stopped changing, so that typed text is looked up only in pauses. */
export function useSettled<Value>(value: Value, afterMs = 350): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
