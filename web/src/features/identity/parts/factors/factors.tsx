import { type ReactNode, useId } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { CodeField } from '../../../../kit/form/code-field.tsx';
import { FieldShell } from '../../../../kit/form/field.tsx';
import { type IdentityText, useIdentityText } from '../../identity-text.ts';
import type { FactorSlot, FactorsModel } from './factors.model.ts';
import { Resend } from './resend.tsx';

interface FactorsProps {
  readonly model: FactorsModel;
  /** What the codes confirm; shown below the last one. */
  readonly codesAreFor?: string | undefined;
  readonly disabled?: boolean;
}

const labelOf = (t: IdentityText, slot: FactorSlot): string => {
  if (slot.factor === 'totp' || slot.factor === 'passkey') return t(`identity.code.${slot.factor}`);
  if (slot.sentTo) return t(`identity.code.${slot.factor}To`, { account: slot.sentTo });
  return t(`identity.code.${slot.factor}`);
};

/** The second factors of a form: a row of cells for each code, and a button for a passkey. */
export function Factors({ model, codesAreFor, disabled = false }: FactorsProps) {
  const t = useIdentityText();
  return model.slots.map((slot, index) => {
    const { factor, other } = slot;
    const isLast = index === model.slots.length - 1;
    const swap = other && (
      <Button kind="link" size="small" onClick={() => model.swap(factor)}>
        {t(`identity.code.use.${other}`)}
      </Button>
    );
    if (factor === 'passkey') {
      return (
        <PasskeySlot key={factor} slot={slot} swap={swap} disabled={disabled} onProve={() => model.send(factor)} />
      );
    }
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
            {swap}
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

interface PasskeySlotProps {
  readonly slot: FactorSlot;
  readonly swap: ReactNode;
  readonly disabled: boolean;
  readonly onProve: () => void;
}

/** The browser's own dialog asks for finger, face or PIN; this shows the result. */
function PasskeySlot({ slot, swap, disabled, onProve }: PasskeySlotProps) {
  const t = useIdentityText();
  const id = useId();
  const good = slot.isProved ? t('identity.code.passkeyProved') : null;
  return (
    <FieldShell
      id={id}
      labelId={`${id}-label`}
      label={t('identity.code.passkey')}
      aside={swap}
      error={slot.error}
      good={good}
      keepsLine
    >
      <Button kind="secondary" size="large" wide busy={slot.isSending} disabled={disabled} onClick={onProve}>
        {t('identity.code.passkeyProve')}
      </Button>
    </FieldShell>
  );
}
