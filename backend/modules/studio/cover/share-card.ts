import sharp from 'sharp';
import { hexOf } from '../color.ts';
import { createLettering } from '../lettering.ts';
import { document } from '../raster.ts';
import { path, rect, spark } from '../svg.ts';

export interface ShareCardSubject {
  title: string;
  oneLiner: string;
  contentType: 'text' | 'image' | 'video';
  creator: string;
  /** The prompt's price, in the words of the marketplace's price label. */
  price: string;
  /** The prompt's success rate in percent; null while it is not shown. */
  successRate: number | null;
  /** The bytes of the prompt's cover; null when it has none. */
  cover: Buffer | null;
}

const WIDTH = 1200;
const HEIGHT = 630;
const FRAME = 20;
const PICTURE = { width: 420, height: 560 };
/** The size of the prompt's cover on the card, in pixels. Covers of text prompts are not cropped, because their lines must stay whole. */
const PAGE = { width: 420, height: 315 };
const TEXT_WIDTH = 640;
const LEFT = 64;

const hex = (l: number, c: number, h: number): string => hexOf({ l, c, h });
const HUE = { text: { l: 0.74, c: 0.12, h: 190 }, image: { l: 0.66, c: 0.18, h: 295 }, video: { l: 0.7, c: 0.17, h: 25 } };
const NAMES = { text: 'Text', image: 'Image', video: 'Video' } as const;

/** Draws the preview picture of a link to a prompt: 1200 x 630 PNG in the colour of the content type, with title, author, price and success rate. */
export async function renderShareCard(card: ShareCardSubject): Promise<Buffer> {
  const letters = createLettering();
  const kind = hexOf(HUE[card.contentType]);
  const ink = hex(0.965, 0.006, 292);
  const quiet = hex(0.81, 0.012, 292);
  const width = card.cover ? TEXT_WIDTH : WIDTH - 2 * LEFT;
  const title = letters.fit(card.title, 'display', 66, width, 3);
  const firstLine = 190;
  const step = title.size * 1.12;
  const titleLines = title.lines.map((text, index) => letters.line(text, 'display', { x: LEFT, y: firstLine + index * step, size: title.size, fill: ink }));
  const below = firstLine + (title.lines.length - 1) * step + 58;
  const pitch = letters.wrap(card.oneLiner, 'text', 28, width, 3)
    .map((text, index) => letters.line(text, 'text', { x: LEFT, y: below + index * 38, size: 28, fill: quiet }));
  const facts = [card.price, ...(card.successRate === null ? [] : [`Works ${card.successRate}%`])];
  const inner = [
    rect(0, 0, WIDTH, HEIGHT, kind),
    rect(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, hex(0.158, 0.014, 292), 28),
    chips([NAMES[card.contentType], ...facts], letters, kind),
    ...titleLines,
    ...pitch,
    letters.line(`by ${card.creator}`, 'textBold', { x: LEFT, y: HEIGHT - 62, size: 28, fill: ink }),
    wordmark(letters, card.cover ? LEFT + TEXT_WIDTH : WIDTH - LEFT),
  ].join('');
  const picture = sharp(Buffer.from(document(WIDTH, HEIGHT, inner)));
  const shape = card.contentType === 'text' ? PAGE : PICTURE;
  if (card.cover) picture.composite([{ input: await roundedCover(card.cover, shape), left: WIDTH - FRAME - 15 - shape.width, top: Math.floor((HEIGHT - shape.height) / 2) }]);
  return picture.png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer();
}

function chips(texts: readonly string[], letters: ReturnType<typeof createLettering>, kind: string): string {
  let x = LEFT;
  return texts.map((text, index) => {
    const width = letters.width(text, 'textBold', 24) + 36;
    const chip = rect(x, 66, width, 46, index === 0 ? kind : hex(0.285, 0.03, 292), 23)
      + letters.line(text, 'textBold', { x: x + 18, y: 97, size: 24, fill: index === 0 ? hex(0.19, 0.035, 295) : hex(0.965, 0.006, 292) });
    x += width + 12;
    return chip;
  }).join('');
}

function wordmark(letters: ReturnType<typeof createLettering>, end: number): string {
  const size = 34;
  const width = letters.width('conjure', 'display', size);
  return spark(end - width - 24, HEIGHT - 72, 16, hex(0.83, 0.15, 75)) + letters.line('conjure', 'display', { x: end, y: HEIGHT - 62, size, fill: hex(0.965, 0.006, 292), anchor: 'end' });
}

async function roundedCover(cover: Buffer, { width, height }: typeof PICTURE): Promise<Buffer> {
  const mask = Buffer.from(document(width, height, path(`M20 0H${width - 20}Q${width} 0 ${width} 20V${height - 20}Q${width} ${height} ${width - 20} ${height}H20Q0 ${height} 0 ${height - 20}V20Q0 0 20 0Z`, '#fff')));
  return sharp(cover, { animated: false }).resize(width, height, { fit: 'cover' }).ensureAlpha().composite([{ input: mask, blend: 'dest-in' }]).png().toBuffer();
}
