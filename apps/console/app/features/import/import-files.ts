import { limits } from '@urumuri/contract';

export const megabytes = (bytes: number) => bytes / 1024 / 1024;

export const isZip = ({ name }: Pick<File, 'name'>) => /\.zip$/i.test(name);

/** What to do about a file that is too large to send. */
export function describeTooLarge(file: Pick<File, 'name' | 'size'>): string | undefined {
  const most = isZip(file) ? limits.pictureZipBytes : limits.importBytes;
  if (file.size <= most) return undefined;
  return `${file.name} is larger than ${megabytes(most)} MB. Send it in parts${isZip(file) ? '' : ', or as CSV'}.`;
}

export const writeBody = (content: Blob | string) => new Blob([content], { type: 'application/octet-stream' });
