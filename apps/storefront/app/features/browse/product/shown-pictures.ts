/** Each picture as large as the browser has it: on the stage, or as a thumbnail. */
export function listShownPictures(link: HTMLElement): (string | undefined)[] {
  const gallery = link.closest('.gallery');
  const sourcesOf = (part: string) =>
    [...(gallery?.querySelectorAll(`${part} li`) ?? [])].map((item) => findLoaded(item.querySelector('img')));
  const thumbnails = sourcesOf('.gallery-thumbnails');
  return sourcesOf('.gallery-stage').map((source, position) => source ?? thumbnails[position]);
}

function findLoaded(image: HTMLImageElement | null): string | undefined {
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
}
