import { type ApiError, isApiError } from '@urumuri/contract';
import { useRef, useState } from 'react';
import { shrinkPicture } from '../browser/shrink-picture.ts';

/** The pictures of one form: uploaded as they are chosen. Whoever saves the form waits for those still on their way. */
export function usePictures(
  name: string,
  send: (picture: { body: Blob }) => Promise<{ image: string }>,
  given: readonly string[] = [],
) {
  const [images, setImages] = useState(given);
  const [progress, setProgress] = useState<{ done: number; count: number }>();
  const [failure, setFailure] = useState<string>();
  // A form that waits was sent by an older render: it asks these, not the state.
  const latest = useRef(images);
  const uploading = useRef<Promise<void>>(undefined);

  const change = (next: readonly string[]) => {
    latest.current = next;
    setImages(next);
  };

  /** One that cannot be taken is named, and the others go on. */
  const uploadAll = async (files: readonly File[]) => {
    const faults: string[] = [];
    let refusal: ApiError | undefined;
    setFailure(undefined);
    for (const [done, file] of files.entries()) {
      setProgress({ done, count: files.length });
      try {
        const { image } = await send({ body: await shrinkPicture(file) });
        if (!latest.current.includes(image)) change([...latest.current, image]);
      } catch (error) {
        if (!isApiError(error)) throw error;
        refusal = error;
        faults.push(`${file.name}: ${error.message}`);
      }
    }
    setProgress(undefined);
    if (refusal === undefined) return;
    setFailure(faults.join(' '));
    throw refusal;
  };

  return {
    name,
    images,
    progress,
    failure,
    change,
    /** Puts a picture in the place of another, and moves those between. */
    move: (from: number, to: number): void => {
      const moved = latest.current[from];
      if (moved === undefined || to < 0 || to >= latest.current.length) return;
      change(latest.current.filter((_, place) => place !== from).toSpliced(to, 0, moved));
    },
    /** After those that are still on their way. */
    upload: (files: readonly File[]): void => {
      if (files.length === 0) return;
      const before = uploading.current?.catch(() => undefined);
      const started = (before ?? Promise.resolve()).then(() => uploadAll(files));
      uploading.current = started;
      started
        .catch((error: unknown) => {
          if (!isApiError(error)) throw error;
        })
        .finally(() => {
          if (uploading.current === started) uploading.current = undefined;
        });
    },
    /** Adds all pictures to what is sent, once they are uploaded; fails when one cannot be. */
    addTo: async (data: FormData): Promise<void> => {
      await uploading.current;
      for (const image of latest.current) data.append(name, image);
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
