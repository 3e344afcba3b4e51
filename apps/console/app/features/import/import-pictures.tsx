import { type CallOutput, limits } from '@urumuri/contract';
import { useRevalidator } from 'react-router';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { FormAlert } from '@urumuri/ui/parts/form-alert.tsx';
import { formatCount } from '@urumuri/ui/format/count.ts';
import { sellerApi } from '../../shell/seller-api.ts';
import { useRequest } from '../../shell/use-request.ts';
import { FileDrop } from '../../shell/file-drop.tsx';
import { describeTooLarge, megabytes, writeBody } from './import-files.ts';

/** Pictures in a zip for the rows of an import: which are for what, which for nothing, and a way to bring more. */
export function ImportPictures({ import: { _id, state }, files }: Pick<CallOutput<'getImport'>, 'import' | 'files'>) {
  const { isBusy, failure, fail, run } = useRequest();
  const { revalidate } = useRevalidator();
  const isOpen = state === 'staged' || state === 'checked';

  const add = ([zip]: File[]) => {
    if (zip === undefined) return;
    const tooLarge = describeTooLarge(zip);
    if (tooLarge !== undefined) return fail(tooLarge);
    void run(async () => {
      const body = writeBody(zip);
      toast.success((await sellerApi.addImportPictures({ params: { importId: _id }, body })).message);
      await revalidate();
    });
  };

  return (
    <div className="flex flex-col gap-4">
      {files.total > 0 && (
        <p role="status">
          {state === 'staged'
            ? `${formatCount(files.total, 'file')} uploaded. Check the spreadsheet to match them to products.`
            : `${files.matched} of ${files.total} files match a product.`}
        </p>
      )}
      {state !== 'staged' && files.left.length > 0 && (
        <ul aria-label="Files without a product" className="flex flex-col gap-1.5 text-sm">
          {files.left.map(({ name, reason, nearest }) => (
            <li key={name} className="break-words">
              <strong>{name}</strong>: {reason}
              {nearest !== undefined && ` Did you mean ${nearest}? Rename the file and upload it again.`}
            </li>
          ))}
          {files.total - files.matched > files.left.length && (
            <li>And {files.total - files.matched - files.left.length} more.</li>
          )}
        </ul>
      )}
      {isOpen && (
        <FileDrop
          label={isBusy ? 'Sending…' : 'Add a zip of pictures'}
          hint={`Named by SKU: AB-12.jpg, AB-12-2.jpg or AB-12/front.jpg. Up to ${megabytes(limits.pictureZipBytes)} MB`}
          accept=".zip"
          isDisabled={isBusy}
          onFiles={add}
        />
      )}
      <FormAlert>{failure}</FormAlert>
    </div>
  );
}
