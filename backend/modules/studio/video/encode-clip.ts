import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '#contracts/durations.ts';
import { findFfmpeg } from './ffmpeg.ts';

const LIMIT_MS = MINUTE_MS;
const NICENESS = 15;

/** Builds a function that encodes clips again as MP4, without the metadata of their files. Null without ffmpeg (`searchPath` as in PATH). */
export function createClipEncoder(searchPath: string): ((clip: Buffer) => Promise<Buffer>) | null {
  const ffmpeg = findFfmpeg(searchPath);
  return ffmpeg === null ? null : (clip) => encodeAgain(ffmpeg, clip, async () => ['-map', '0:v:0', '-crf', '20']);
}

/** Encodes a clip again as MP4. `givenIn` gets a folder that is removed afterwards, and returns more inputs, the picture's source and its quality. @throws Error if ffmpeg fails or takes over a minute */
export async function encodeAgain(ffmpeg: string, clip: Buffer, givenIn: (dir: string) => Promise<string[]>): Promise<Buffer> {
  const dir = await mkdtemp(join(tmpdir(), 'encoded-clip-'));
  const [from, to] = [join(dir, 'clip'), join(dir, 'encoded.mp4')];
  try {
    await writeFile(from, clip);
    await runFfmpeg(ffmpeg, [
      '-hide_banner', '-loglevel', 'error', '-nostdin', '-y', '-protocol_whitelist', 'file', '-i', from, ...await givenIn(dir), '-map', '0:a?', '-map_metadata', '-1',
      '-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-threads', '1', '-movflags', '+faststart', to,
    ]);
    return await readFile(to);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Runs ffmpeg for at most a minute, with a lower priority than other processes. @throws Error with the end of ffmpeg's output */
async function runFfmpeg(ffmpeg: string, given: string[]): Promise<void> {
  const child = spawn(ffmpeg, given, { stdio: ['ignore', 'ignore', 'pipe'], signal: AbortSignal.timeout(LIMIT_MS), killSignal: 'SIGKILL' });
  try {
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  } catch {
    // Some containers refuse to lower a process's priority. The clip is encoded all the same.
  }
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => { complaint = (complaint + chunk.toString()).slice(-500); });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`ffmpeg stopped: ${complaint.trim() || 'no reason given'}`);
}
