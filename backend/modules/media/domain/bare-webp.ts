/** The chunks of a WebP that hold pixels or say how frames are combined. Metadata, colour profiles and unknown chunks are not in the list. */
const PIXELS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM']);
const FRAME = 'ANMF';
/** A chunk begins with four letters and its length. The chunk of a frame goes on with 16 bytes about its place and time. */
const HEAD = 8;
const FRAME_HEAD = 16;

/** Whether a WebP holds pixels alone: no metadata, no chunk of another kind, and no bytes after its end. It reads no pixel. */
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
    // A chunk of an odd length is followed by one byte of filling.
    at += HEAD + bytes + (bytes % 2);
  }
  return at === data.length;
}
