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

const boxHeaderBytes = 8;

function boxesEndExactly(bytes: Buffer): boolean {
  let offset = 0;
  while (offset + boxHeaderBytes <= bytes.length) {
    const size = bytes.readUInt32BE(offset);
    if (size < boxHeaderBytes) return false;
    offset += size;
  }
  return offset === bytes.length;
}

/** Recognises a file cut short by a power loss from its own framing, so that it is made again. */
export function isWholeFile(bytes: Buffer, format: RenditionFormat): boolean {
  if (bytes.length < 12) return false;
  if (format === 'webp') {
    return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.readUInt32LE(4) + 8 === bytes.length;
  }
  if (format === 'jpeg') {
    return bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
  }
  return bytes.toString('latin1', 4, 8) === 'ftyp' && boxesEndExactly(bytes);
}
