import { Button } from '../../../../kit/button.tsx';
import { CodeField } from '../../../../kit/form/code-field.tsx';
import { type IdentityText, useIdentityText } from '../../identity-text.ts';
import type { FactorSlot, FactorsModel } from './factors.model.ts';
import { Resend } from './resend.tsx';

interface FactorsProps {
  readonly model: FactorsModel;
  /** What the codes are good for, under the last one. */
  readonly codesAreFor?: string | undefined;
  readonly disabled?: boolean;
}

const labelOf = (t: IdentityText, slot: FactorSlot): string => {
  if (slot.factor === 'totp') return t('identity.code.totp');
  if (slot.sentTo) return t(`identity.code.${slot.factor}To`, { account: slot.sentTo });
  return t(`identity.code.${slot.factor}`);
};

/** The six-digit codes of a form, one row of cells for each. */
export function Factors({ model, codesAreFor, disabled = false }: FactorsProps) {
  const t = useIdentityText();
  return model.slots.map((slot, index) => {
    const { factor, other } = slot;
    const isLast = index === model.slots.length - 1;
    return (
      <CodeField
        key={factor}
        label={labelOf(t, slot)}
        value={slot.digits}
        error={slot.error}
        disabled={disabled}
        {...(isLast && codesAreFor && { help: codesAreFor })}
        onChange={(digits) => model.set(factor, digits)}
        aside={
          <span className="inline-flex flex-wrap items-baseline justify-end gap-x-3">
            {other && (
              <Button kind="link" size="small" onClick={() => model.swap(factor)}>
                {t(`identity.code.use.${other}`)}
              </Button>
            )}
            {factor !== 'totp' && (
              <Resend
                resendAtMs={slot.resendAtMs}
                isSending={slot.isSending}
                disabled={disabled}
                onSend={() => model.send(factor)}
              />
            )}
          </span>
        }
      />
    );
  });
}
