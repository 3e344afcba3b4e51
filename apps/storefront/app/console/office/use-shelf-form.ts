import { useRevalidator } from 'react-router';
import { toast } from '../../platform/toast.ts';
import { useConsoleForm } from '../shell/use-console-form.ts';
import { usePictures } from '../shell/use-pictures.ts';

type ShelfForm = {
  /** The picture it has; a new thing has none. */
  image: string | undefined;
  isNew: boolean;
  save: (data: FormData, image: string) => Promise<{ message: string }>;
};

/** The form of a thing with one picture. It stays open when it was sent: as it is now, or empty for the next. */
export function useShelfForm({ image, isNew, save }: ShelfForm) {
  const { revalidate } = useRevalidator();
  const pictures = usePictures(image ? [image] : []);
  const form = useConsoleForm(
    async (data, element) => {
      const [picture = ''] = await pictures.whenUploaded();
      const { message } = await save(data, picture);
      toast.success(message);
      if (isNew) {
        element.reset();
        pictures.change([]);
      }
      await revalidate();
    },
    { name_taken: 'name' },
  );
  return { ...form, pictures };
}
