import type { Database } from '../../db/client.ts';
import { noteEvent } from '../../db/outbox.ts';
import { fetchPicture, PictureFetchError } from '../../images/fetch-picture.ts';
import type { ImageStore } from '../../images/image-store.ts';
import { isPictureRefusal } from '../../images/upload-intake.ts';
import { createJob, type Job } from '../../jobs/job.ts';
import * as repository from './remote-pictures.repository.ts';

const atOnce = 4;
const everyMs = 5000;
/** Longer than any fetch may take. */
const claimedMinutes = 3;
/** How long to wait after each try that may go better. */
const waitsMinutes = [1, 10, 60, 360];

/** Brings pictures that imports have named into the shop, a few at a time. Every node may do it at once. */
export function createPictureFetching(
  { db, transaction }: Database,
  imageStore: ImageStore,
  allowedHosts: readonly string[],
): Job {
  async function fetchDue(): Promise<boolean> {
    const due = await repository.claimDue(db, atOnce, claimedMinutes);
    if (due.length === 0) return false;
    const kept = await repository.mapKept(
      db,
      due.map(({ address }) => address),
    );
    await Promise.all(due.map((picture) => bring(picture, kept.get(picture.address))));
    return true;
  }

  async function bring(picture: repository.DuePicture, known: string | undefined): Promise<void> {
    try {
      const image = known ?? (await imageStore.putUpload(await fetchPicture(picture.address, { allowedHosts })));
      await transaction(async (tx) => {
        await repository.keepPicture(tx, picture, image);
        await noteEvent(tx, { type: 'catalogue.changed', payload: { productIds: [picture.productId] } });
      });
    } catch (error) {
      if (!(error instanceof PictureFetchError) && !isPictureRefusal(error)) throw error;
      const mayTryAgain = error instanceof PictureFetchError && error.isTemporary;
      const wait = mayTryAgain ? waitsMinutes[picture.tries - 1] : undefined;
      await repository.noteFailure(db, picture, error.message, wait);
    }
  }

  return createJob({
    name: 'picture fetching',
    intervalMs: everyMs,
    failure: 'pictures could not be fetched',
    run: fetchDue,
  });
}
