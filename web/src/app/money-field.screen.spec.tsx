import { PASTED } from '@bourse/core/money/typed.fixture.ts';
import { screen } from '@testing-library/dom';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { MoneyField } from '../kit/form/money-field.tsx';
import { LAYOUTS, openPart } from './screen.rig.tsx';

function Amount() {
  const [value, setValue] = useState('7');
  return <MoneyField label="Amount" value={value} onChange={setValue} />;
}

describe.each(LAYOUTS)('a field of money on %s', (layout) => {
  it.each(PASTED)('$pasted, pasted in the place of an amount', async ({ pasted, stands }) => {
    const user = await openPart(<Amount />, { layout });
    const amount = screen.getByLabelText<HTMLInputElement>('Amount');
    await user.tripleClick(amount);
    await user.paste(pasted);
    expect(amount.value).toBe(stands);
  });
});
