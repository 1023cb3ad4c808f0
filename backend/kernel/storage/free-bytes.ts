import { statfs } from 'node:fs/promises';

/** How many bytes are free on the disk of a folder, for processes without root. @throws ENOENT when there is no such folder */
export async function freeBytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}
