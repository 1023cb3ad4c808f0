/**
 * The chunks of a WebP file with pixels, or with how frames are combined. Metadata, colour profiles and unknown chunks are missing here, so
 * they are not allowed.
 */
const PIXELS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM']);
const FRAME = 'ANMF';
/** The bytes before the content of a chunk: four letters and a length. The chunk of a frame has 16 more bytes for its place and time. */
const HEAD = 8;
const FRAME_HEAD = 16;

/** Whether a WebP file contains only pixels: no metadata, no other chunk, and no bytes after its end. It decodes no pixel. */
export function isBareWebp(data: Buffer): boolean {
  if (data.length < 12 || data.toString('latin1', 0, 4) !== 'RIFF' || data.toString('latin1', 8, 12) !== 'WEBP') return false;
  return data.readUInt32LE(4) + HEAD === data.length && holdsPixels(data.subarray(12), true);
}

function holdsPixels(data: Buffer, frames: boolean): boolean {
  let at = 0;
  while (at + HEAD <= data.length) {
    const [kind, bytes] = [data.toString('latin1', at, at + 4), data.readUInt32LE(at + 4)];
    const body = data.subarray(at + HEAD, at + HEAD + bytes);
    if (body.length !== bytes) return false;
    if (kind === FRAME ? !frames || !holdsPixels(body.subarray(FRAME_HEAD), false) : !PIXELS.has(kind)) return false;
    // A chunk of an odd length is followed by one padding byte.
    at += HEAD + bytes + (bytes % 2);
  }
  return at === data.length;
}
