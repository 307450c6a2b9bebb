import { describe, expect, it } from 'vitest';
import { isRecipient, recipientOfCode, tidyRecipient } from './recipient.ts';

describe('recipients', () => {
  it('knows the three ways to name one', () => {
    expect(isRecipient('mobile', tidyRecipient('mobile', '+852 5123-4567'))).toBe(true);
    expect(isRecipient('account', tidyRecipient('account', '123 456 789'))).toBe(true);
    expect(isRecipient('email', 'someone@example')).toBe(false);
    expect(recipientOfCode('pay:123456789?x=1')).toBe('123456789');
  });
});
