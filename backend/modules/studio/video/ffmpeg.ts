import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setPriority, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { ProviderFailure } from '#modules/generation/provider.port.ts';

const runnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of ffmpeg: from the optional package if it is installed, else the first one on `searchPath`; null when there is none. */
export function findFfmpeg(searchPath: string): string | null {
  try {
    const bundled = createRequire(import.meta.url).resolve(`@ffmpeg-installer/${process.platform}-${process.arch}/ffmpeg`);
    if (runnable(bundled)) return bundled;
  } catch {
    // The optional ffmpeg package is absent, because it has no build for this platform.
  }
  return searchPath.split(delimiter).filter(Boolean).map((folder) => join(folder, 'ffmpeg')).find(runnable) ?? null;
}

export interface Encoding {
  ffmpeg: string;
  width: number;
  height: number;
  fps: number;
  signal: AbortSignal;
  /** The nice value of the encoder's process, 0 to 19, so that it never slows down other processes. */
  niceness: number;
}

/** A video encoder that is running. `write` takes frames, and `finish` ends the stream and returns the MP4. */
export interface Encoder {
  /** Hands a frame to the encoder, and resolves when it can take the next one. @throws ProviderFailure */
  write(frame: Uint8Array): Promise<void>;
  finish(): Promise<Buffer>;
}

/** Starts ffmpeg to encode raw RGBA frames as H.264. An abort kills its process and removes its file. */
export function startEncoder({ ffmpeg, width, height, fps, signal, niceness }: Encoding): Encoder {
  const file = join(tmpdir(), `studio-${randomUUID()}.mp4`);
  const child = spawn(ffmpeg, [
    '-hide_banner', '-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(fps), '-i', 'pipe:0',
    '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '21', '-pix_fmt', 'yuv420p', '-g', String(fps), '-threads', '2', '-movflags', '+faststart', '-an', file,
  ], { stdio: ['pipe', 'ignore', 'pipe'], signal, killSignal: 'SIGKILL' });
  try {
    if (child.pid !== undefined) setPriority(child.pid, niceness);
  } catch {
    // Some containers refuse to lower a process's priority. The clip is encoded all the same.
  }
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => { complaint = (complaint + chunk.toString()).slice(-2000); });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  ended.catch(() => undefined);
  child.stdin.on('error', () => undefined);
  const failure = async (cause?: unknown): Promise<ProviderFailure> => {
    await rm(file, { force: true });
    return signal.aborted ? new ProviderFailure('aborted', 'The video was cancelled', { cause }) : new ProviderFailure('server_error', `ffmpeg stopped: ${complaint.trim() || 'no reason given'}`, { cause });
  };
  return {
    write: async (frame) => {
      if (signal.aborted || child.exitCode !== null) throw await failure();
      if (child.stdin.write(frame)) return;
      const drained = new Promise<void>((resolve) => child.stdin.once('drain', resolve));
      const gone = ended.then(() => undefined, () => undefined);
      await Promise.race([drained, gone]);
      if (signal.aborted || child.exitCode !== null) throw await failure();
    },
    finish: async () => {
      child.stdin.end();
      const code = await ended.catch(async (error: unknown) => { throw await failure(error); });
      if (code !== 0) throw await failure();
      const data = await readFile(file);
      await rm(file, { force: true });
      return data;
    },
  };
}
