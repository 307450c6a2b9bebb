import { type KeyboardEvent, useState } from 'react';

/** The beginning of a number such as 0.05, which is not wrong yet. */
const BEGUN = /^\s*(?:0+\.?0*|\.0*)\s*$/;

/**
 * Whether a number field has only a beginning of a number, so that no problem is shown while somebody types. It is shown when
 * the field is left, or at Enter.
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
