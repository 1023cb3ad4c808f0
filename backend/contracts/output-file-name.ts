const LONGEST = 60;

const EXTENSIONS: Record<string, string> = { 'image/webp': 'webp', 'image/png': 'png', 'image/jpeg': 'jpg', 'video/mp4': 'mp4' };

/** A file's name from a title in any script: `red-door-2.webp`. `position` tells several files of one run apart. */
export function fileName(title: string, extension: string, position?: number): string {
  const words = [...title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')].slice(0, LONGEST).join('').replace(/^-+|-+$/g, '');
  return `${words || 'creation'}${position === undefined ? '' : `-${position}`}.${extension}`;
}

/** The name under which output number `index` (from 0) of `count` is saved. */
export const outputFileName = (title: string, { mime }: { mime: string }, index: number, count: number): string =>
  fileName(title, EXTENSIONS[mime] ?? 'bin', count > 1 ? index + 1 : undefined);

/** All pictures or videos of an own run as one ZIP. */
export const outputsArchivePath = (runId: string): string => `/api/generations/${runId}/files.zip`;
