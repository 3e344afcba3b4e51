import { AppError } from '../app-error.ts';
import type { ImageStore } from './image-store.ts';
import { hashOfPicture } from './picture-address.ts';

/** Only what was uploaded can be shown. */
export async function assertUploaded(imageStore: ImageStore, pictures: readonly string[]): Promise<void> {
  const message = 'Upload the picture first';
  for (const picture of pictures) {
    if (!(await imageStore.has(hashOfPicture(picture)))) {
      throw new AppError('validation_failed', message, { pictures: message });
    }
  }
}
