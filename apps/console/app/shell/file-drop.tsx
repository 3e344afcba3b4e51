import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { type ChangeEvent, useId } from 'react';

type Props = {
  label: string;
  hint: string;
  accept: string;
  isDisabled: boolean;
  isMultiple?: boolean;
  className?: string;
  onFiles: (files: File[]) => void;
};

/** A field to choose files with, or to drop them on. */
export function FileDrop(props: Props) {
  const { label, hint, accept, isDisabled, isMultiple = false, className = 'min-h-32', onFiles } = props;
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    if (files.length > 0) onFiles(files);
    target.value = '';
  };
  return (
    <label
      htmlFor={id}
      className={classNames(
        'relative flex flex-col items-center justify-center gap-1 rounded-card border border-dashed border-edge p-4 text-center focus-within:outline-2 hover:bg-mist',
        className,
      )}
    >
      <span className="font-semibold">{label}</span>
      <span className="text-sm text-slate">{hint}</span>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={choose}
      />
    </label>
  );
}
