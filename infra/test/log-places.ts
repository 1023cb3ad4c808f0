/** Files of the server that write files, with what they write. No log is among them. */
export const WRITERS: Readonly<Record<string, string>> = {
  'backend/kernel/storage/disk-storage.ts': 'stored files of people, below STORAGE_DIR',
  'backend/modules/studio/video/encode-clip.ts': 'a clip for ffmpeg, in a folder that is deleted afterwards',
  'backend/modules/studio/video/mark-clip.ts': 'a clip for ffmpeg, in a folder that is deleted afterwards',
};
/** Files that write to standard output or standard error by themselves: the logger, and processes that cannot start. */
const SPEAKERS = ['backend/kernel/logging/logger.ts', 'backend/kernel/config/read-environment.ts', 'backend/main.ts', 'backend/workers/main.ts', 'backend/migrate.ts'];
const IMPORT = /^import (?:type )?(\* as \w+|\w+|\{[^}]*\}) from '(?:node:)?fs(?:\/promises)?';/gm;
const WRITING = /^\*|^\w+$|\b(appendFile|createWriteStream|writeFile|writeSync|writev|copyFile|cp|rename|truncate|open|mkdtemp)\w*\b/;
const LOGGING = /\bpino\.(destination|transport|multistream|file)\(|\bfrom 'pino-|\bprocess\.std(out|err)\.write\(|\bconsole\.\w+\(/;
/** A file that opens files for reading alone: it serves the client's assets. */
const READERS = ['backend/kernel/http/client/serve-client.ts'];

/** Finds files of the server that write files or log lines at another place than docs/security.md says (standard output, and Redis by the logger). */
export function logPlaceProblems(files: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  for (const [path, text] of files) {
    const writes = [...text.matchAll(IMPORT)].some(([, names = '']) => WRITING.test(names));
    if (writes && !(path in WRITERS) && !READERS.includes(path)) problems.push(`${path} may write files.`);
    if (LOGGING.test(text) && !SPEAKERS.includes(path)) problems.push(`${path} writes log lines past the logger.`);
  }
  return [...problems, ...Object.keys(WRITERS).filter((path) => !files.has(path)).map((path) => `${path} is listed and does not exist.`)];
}
