import { type ComponentProps, useState } from 'react';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'control'>;

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      control={
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={`Show ${props.label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
          className="needs-script h-11 min-w-16 rounded-control px-3 text-sm font-semibold hover:bg-mist"
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
