const longestEdge = 1600;
const smallEnoughBytes = 400 * 1024;
const quality = 0.86;

/**
 * Makes a phone's photograph small before it travels: the shop keeps no more than 1600 px anyway. A picture
 * this browser cannot read is sent as it is, and the server says what is wrong with it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= smallEnoughBytes) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const shrunk = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
    return shrunk && shrunk.size < file.size ? shrunk : file;
  } catch {
    return file;
  }
}
