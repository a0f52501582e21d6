/** Enough to read the print on a photograph of a board. */
const LONGEST_SIDE = 2000;

/** A picture of any size, small enough to be kept with its draft; null if it is none. */
export async function pictureToTrace(file: Blob): Promise<string | null> {
  const picture = new Image();
  picture.src = await asAddress(file);
  try {
    await picture.decode();
  } catch {
    return null;
  }
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.85);
}

function asAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
}
