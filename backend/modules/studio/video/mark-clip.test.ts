import { expect, it } from 'vitest';
import { findFfmpeg } from './ffmpeg.ts';
import { startEncoder } from './ffmpeg.ts';
import { createClipMarker } from './mark-clip.ts';

const path = process.env['PATH'] ?? '';
const ffmpeg = findFfmpeg(path);

it('offers no marker of clips exactly when ffmpeg is not installed', () => {
  if (ffmpeg === null) expect(createClipMarker(path)).toBeNull();
  else expect(createClipMarker(path)).not.toBeNull();
});

it.skipIf(ffmpeg === null)('draws the mark over a sample\'s clip, and fails for a file that is no video', async () => {
  const encoder = startEncoder({ ffmpeg: ffmpeg!, width: 960, height: 540, fps: 8, signal: new AbortController().signal, niceness: 10 });
  for (let frame = 0; frame < 4; frame += 1) await encoder.write(Buffer.alloc(960 * 540 * 4, 0x40));
  const plain = await encoder.finish();
  const mark = createClipMarker(path)!;
  const marked = await mark(plain, 960, 540);
  expect([marked.subarray(4, 8).toString(), marked.indexOf('moov') < marked.indexOf('mdat')]).toEqual(['ftyp', true]);
  // A clip of plain colour makes a very small file. The letters of the mark make it larger, which proves that they were drawn.
  expect(marked.length).toBeGreaterThan(plain.length * 2);
  await expect(mark(Buffer.from('no video at all'), 960, 540)).rejects.toThrow('ffmpeg stopped');
}, 30_000);
