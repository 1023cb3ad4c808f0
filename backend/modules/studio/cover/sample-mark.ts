import sharp from 'sharp';
import { PRODUCT } from '#contracts/product.ts';
import { createLettering } from '../lettering.ts';

/** Longest side in pixels of a sample's marked copy: enough to judge the sample by, but too small to use instead of a run. */
const LONGEST = 1_280;
const WORDS = `${PRODUCT} sample`;

/**
 * Returns a smaller WebP copy of a picture with a mark across it and a mark at its foot. Strangers see it while the prompt is sealed: it
 * shows what the prompt can make, but is not worth copying.
 */
export async function markSample(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).rotate().resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true }).toBuffer({ resolveWithObject: true });
  return sharp(data).composite([{ input: sampleMark(info.width, info.height) }]).webp({ quality: 84 }).toBuffer();
}

/** The mark of a sample without its picture, as an SVG of this size in pixels. */
export function sampleMark(width: number, height: number): Buffer {
  const letters = createLettering();
  const size = Math.max(12, Math.min(width, height) / 22);
  const badge = letters.width(WORDS, 'textBold', size) + size * 1.4;
  // The mark at the foot stands in the middle, because narrow frames cut off the picture's sides.
  const [left, top] = [(width - badge) / 2, height - size * 2.6];
  const across = size * 1.6;
  const wide = letters.width(WORDS, 'textBold', across);
  const rows = [0.22, 0.5, 0.78].map((at, row) => letters.line(WORDS, 'textBold', { x: width / 2 - wide / 2 + (row - 1) * across * 2, y: height * at, size: across, fill: '#fff' })).join('');
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g opacity="0.2" transform="rotate(-24 ${width / 2} ${height / 2})">${rows}</g>
    <rect x="${left}" y="${top}" width="${badge}" height="${size * 1.9}" rx="${size * 0.95}" fill="#120c1f" fill-opacity="0.72"/>
    ${letters.line(WORDS, 'textBold', { x: left + size * 0.7, y: top + size * 1.3, size, fill: '#fff' })}
  </svg>`);
}
