import { counterMethods } from '@urumuri/contract';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';

type CounterMethodFieldProps = { method: string; onChoose: (method: string) => void };

/** How somebody pays who stands at the counter. */
export const CounterMethodField = ({ method, onChoose }: CounterMethodFieldProps) => (
  <SelectField
    label="Method"
    name="method"
    value={method}
    onChange={(event) => onChoose(event.currentTarget.value)}
    choices={counterMethods}
  />
);
