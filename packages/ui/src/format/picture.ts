/** Widths the image server makes of every picture. */
const pictureWidths = [160, 240, 320, 480, 640, 960, 1280, 1600] as const;

export type PictureWidth = (typeof pictureWidths)[number];

export const placeholderPicture = '/images/placeholder.svg';
export const defaultSellerPicture = '/images/default-seller.svg';

const ownPicture = /^(\/images\/[^/?#]+)\/\d+$/;

export type PictureSources = { src: string; srcSet?: string };

/**
 * Addresses of a picture at the given widths, the last being the one for browsers that cannot choose.
 * Pictures of other servers, and drawings that exist in one size, are passed through as they are.
 */
export function pictureSources(address: string, widths: readonly PictureWidth[] = pictureWidths): PictureSources {
  if (address === '') return { src: placeholderPicture };
  const base = ownPicture.exec(address)?.[1];
  if (base === undefined) return { src: address };
  const srcSet = widths.map((width) => `${base}/${width} ${width}w`).join(', ');
  return { src: pictureAtWidth(address, widths.at(-1) ?? pictureWidths[0]), srcSet };
}

/** The same picture at another width; foreign addresses stay as they are. */
export function pictureAtWidth(address: string, width: number): string {
  const base = ownPicture.exec(address)?.[1];
  return base === undefined ? address : `${base}/${width}`;
}
