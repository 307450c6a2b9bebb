import { useState } from 'react';
import { type AmountReading, readTyped } from '../../../balances/public.ts';
import { type AmountSide, leavesFor, recipientGets } from '../../rules/receipt.ts';

/** The two amount fields. The person types one; the fee determines the other. */
export function useTwoAmounts(fee: string, scale: number) {
  const [typed, setTyped] = useState<{ side: AmountSide; text: string }>({ side: 'send', text: '' });
  const reading: AmountReading = readTyped(typed.text, scale);
  const leaves = reading.ok ? (typed.side === 'send' ? reading.amount : leavesFor(reading.amount, fee)) : null;
  const gets = leaves === null ? null : recipientGets(leaves, fee);
  return {
    /** The amount that leaves, as text to judge; the typed text itself where that is no amount. */
    leavesText: leaves ?? typed.text,
    leaves,
    gets,
    sendText: typed.side === 'send' ? typed.text : (leaves ?? ''),
    getText: typed.side === 'get' ? typed.text : leaves === null ? '' : (gets ?? ''),
    isEmpty: typed.text === '',
    setSend: (text: string) => setTyped({ side: 'send', text }),
    setGet: (text: string) => setTyped({ side: 'get', text }),
    clear: () => setTyped({ side: 'send', text: '' }),
  };
}
