const LONGEST = 60;

const EXTENSIONS: Record<string, string> = { 'image/webp': 'webp', 'image/png': 'png', 'image/jpeg': 'jpg', 'video/mp4': 'mp4' };

/** Makes a file name from a title in any script, such as `red-door-2.webp`. `position` tells several files of one run apart. */
export function fileName(title: string, extension: string, position?: number): string {
  const words = [...title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')].slice(0, LONGEST).join('').replace(/^-+|-+$/g, '');
  return `${words || 'creation'}${position === undefined ? '' : `-${position}`}.${extension}`;
}

/** The file name under which a person saves output number `index` (from 0) of a run's `count` outputs. */
export const outputFileName = (title: string, { mime }: { mime: string }, index: number, count: number): string =>
  fileName(title, EXTENSIONS[mime] ?? 'bin', count > 1 ? index + 1 : undefined);

/** The address that downloads all pictures or videos of an own run as one ZIP. */
export const outputsArchivePath = (runId: string): string => `/api/generations/${runId}/files.zip`;
