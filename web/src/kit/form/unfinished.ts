import { type KeyboardEvent, useState } from 'react';

/** The beginning of a number such as 0.05: nothing is wrong with it before more is typed. */
const BEGUN = /^\s*(?:0+\.?0*|\.0*)\s*$/;

/**
 * Whether what stands in a field of a number has only begun: while somebody types it, what is wrong with it is not said yet. It is
 * said when the field is left, and with Enter.
 */
export function useUnfinished(value: string) {
  const [isTyping, setIsTyping] = useState(false);
  return {
    isUnfinished: isTyping && BEGUN.test(value),
    onTyped: () => setIsTyping(true),
    onBlur: () => setIsTyping(false),
    onKeyDown: ({ key }: Pick<KeyboardEvent, 'key'>) => key === 'Enter' && setIsTyping(false),
  };
}
