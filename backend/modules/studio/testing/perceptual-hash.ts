import sharp from 'sharp';

const SIDE = 32;

/** The brightness of each pixel (0 to 255) of a picture scaled to `width` x `height`, row by row. */
async function greyOf(data: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(data).greyscale().resize(width, height, { fit: 'fill', kernel: 'lanczos3' }).raw().toBuffer();
}

/**
 * A hash of a picture in 64 bits: on 9 x 8 cells, whether brightness rises from each cell to its right neighbour.
 * Source: N. Krawetz, "Kind of Like That", The Hacker Factor Blog, 2013 (dHash).
 */
export async function differenceHash(data: Buffer): Promise<boolean[]> {
  const grey = await greyOf(data, 9, 8);
  return Array.from({ length: 64 }, (_, i) => grey[Math.floor(i / 8) * 9 + (i % 8)]! < grey[Math.floor(i / 8) * 9 + (i % 8) + 1]!);
}

/**
 * A hash of a picture in 64 bits, which ignores grain, colour and size: whether each of the 8 x 8 lowest frequencies is above their median.
 * Source: C. Zauner, "Implementation and Benchmarking of Perceptual Image Hash Functions", 2010 (DCT based hash, pHash).
 */
export async function cosineHash(data: Buffer): Promise<boolean[]> {
  const grey = await greyOf(data, SIDE, SIDE);
  const wave = (frequency: number, at: number): number => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * SIDE));
  const rows = Array.from({ length: SIDE }, (_, y) => Array.from({ length: 8 }, (__, u) => {
    let sum = 0;
    for (let x = 0; x < SIDE; x++) sum += grey[y * SIDE + x]! * wave(u, x);
    return sum;
  }));
  const low = Array.from({ length: 64 }, (_, i) => rows.reduce((sum, row, y) => sum + row[i % 8]! * wave(Math.floor(i / 8), y), 0));
  const sorted = [...low].sort((a, b) => a - b);
  const median = (sorted[31]! + sorted[32]!) / 2;
  return low.map((value) => value > median);
}

/** The number of bits, out of 64, in which the hashes of two pictures differ. */
export const apart = (a: readonly boolean[], b: readonly boolean[]): number => a.filter((sign, i) => sign !== b[i]).length;

/** For each pair of pictures, the number of bits in which their hashes differ. */
export const pairsApart = (hashes: readonly (readonly boolean[])[]): number[] => hashes.flatMap((a, i) => hashes.slice(i + 1).map((b) => apart(a, b)));
