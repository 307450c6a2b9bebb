import { messages as words } from '@bourse/i18n/en_US/auto-invest.ts';
import { messages as refusals } from '@bourse/i18n/en_US/auto-invest-refusal.ts';
import { screen } from '@testing-library/dom';
import { beforeEach } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { wordsOf } from '../../../../app/screen.rig.tsx';
import { answerForAutoInvest, liveIn } from '../../auto-invest.rig.ts';

export const submit = (name: string) => screen.getByRole('button', { name });

export async function planForm() {
  const t = await wordsOf({ ...words, ...refusals });

  beforeEach(() => {
    answerForMoney();
    answerForAutoInvest();
    liveIn('Asia/Singapore');
  });
  const share = (coin: string) => screen.getByLabelText<HTMLInputElement>(t('autoInvest.share', { coin }));
  const amount = () => screen.getByLabelText<HTMLInputElement>(t('autoInvest.each'));
  return { t, share, amount };
}
