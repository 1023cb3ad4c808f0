import { statfs } from 'node:fs/promises';

/** Bytes that are free on the disk of a folder for processes without root. @throws ENOENT when there is no such folder */
export async function freeBytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}
