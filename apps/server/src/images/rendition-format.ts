export const renditionWidths = [160, 240, 320, 480, 640, 960, 1280, 1600] as const;

export type RenditionFormat = 'webp' | 'avif' | 'jpeg';
export type Picture = {
  hash: string;
  width: (typeof renditionWidths)[number];
  /** `lite` is for shoppers who asked to save data. */
  quality: 'standard' | 'lite';
};

/** Names one rendition, in memory and (below a folder of the hash's first two digits) on disk. */
export function renditionName({ hash, width, quality }: Picture, format: RenditionFormat): string {
  return `${hash}-${width}${quality === 'lite' ? '-lite' : ''}.${format === 'jpeg' ? 'jpg' : format}`;
}
