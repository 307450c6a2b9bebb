import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'before'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password field with a button to show the text. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? Eye : EyeOff;
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      after={
        <button
          type="button"
          aria-label={isShown ? hideLabel : showLabel}
          aria-pressed={isShown}
          className="touch text-text-faint hover:text-text"
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden="true" className="size-[18px]" />
        </button>
      }
    />
  );
}
