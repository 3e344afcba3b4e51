import { limits } from '@urumuri/contract';
import { useState } from 'react';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';

type CodeFieldProps = { hasRecovery?: boolean };

/** A code of the app, typed with digits; or one of the recovery codes, which have letters. */
export function CodeField({ hasRecovery = false }: CodeFieldProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div>
      <TextField
        label={isRecovery ? 'Recovery code' : 'Code'}
        name="code"
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={limits.secondStepCodeLength}
        hint={isRecovery ? 'One of the ten you saved. It works once.' : 'The six digits your app shows now.'}
        required
      />
      {hasRecovery && (
        <button
          type="button"
          onClick={() => setRecovery(!isRecovery)}
          className="min-h-11 text-sm font-semibold underline underline-offset-4"
        >
          {isRecovery ? 'Use the code of my app' : 'Use a recovery code'}
        </button>
      )}
    </div>
  );
}
