import { useFormContext } from '@urumuri/ui/forms/form-context.ts';
import { classNames } from '@urumuri/ui/parts/class-names.ts';

type FormFaultProps = { of: RegExp; say?: (fault: string) => string; className?: string };

/** What is wrong with several fields together, by the shop's names for it. */
export function FormFault({ of, say = (fault) => fault, className }: FormFaultProps) {
  const { errors } = useFormContext();
  const fault = Object.entries(errors).find(([name]) => of.test(name))?.[1];
  return (
    fault && (
      <p role="alert" className={classNames('font-medium text-danger', className)}>
        {say(fault)}
      </p>
    )
  );
}
