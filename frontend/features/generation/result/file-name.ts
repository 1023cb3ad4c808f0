const LONGEST = 60;

/** A file's name from a title in any script: `red-door-2.webp`. `position` tells several files of one run apart. */
export function fileName(title: string, extension: string, position?: number): string {
  const words = [...title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')].slice(0, LONGEST).join('').replace(/^-+|-+$/g, '');
  return `${words || 'creation'}${position === undefined ? '' : `-${position}`}.${extension}`;
}
