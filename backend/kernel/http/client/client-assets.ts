import { readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export interface Asset {
  file: string;
  type: string;
  bytes: number;
  /** True when the name of an asset contains a hash of its content, so that browsers may keep it for ever. */
  immutable: boolean;
  /** Compressed copies of an asset, by content encoding, the best one first. */
  encodings: { encoding: 'br' | 'gzip'; file: string; bytes: number }[];
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8', '.png': 'image/png', '.jpg': 'image/jpeg', '.webp': 'image/webp', '.ico': 'image/x-icon',
  '.woff2': 'font/woff2', '.woff': 'font/woff', '.txt': 'text/plain; charset=utf-8', '.webmanifest': 'application/manifest+json',
  '.map': 'application/json; charset=utf-8', '.wasm': 'application/wasm',
};
const TWINS = [['br', '.br'], ['gzip', '.gz']] as const;
const HASHED = /[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;

/**
 * Reads the names of all files of the built client once, at the start, and maps addresses to them. Requests only look up this map and never
 * name a path on disk, so they cannot leave the folder. The HTML shell is not an asset.
 */
export function clientAssets(clientDir: string): Map<string, Asset> {
  const files = new Map<string, string>(
    readdirSync(clientDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return [`/${relative(clientDir, file).split(sep).join('/')}`, file] as const;
      }),
  );
  const assets = new Map<string, Asset>();
  for (const [path, file] of files) {
    const type = TYPES[extname(path)];
    if (!type || path.startsWith('/.')) continue;
    const encodings = TWINS.flatMap(([encoding, suffix]) => {
      const twin = files.get(path + suffix);
      return twin ? [{ encoding, file: twin, bytes: statSync(twin).size }] : [];
    });
    assets.set(path, {
      file,
      type,
      bytes: statSync(file).size,
      immutable: path.startsWith('/assets/') && HASHED.test(path),
      encodings,
    });
  }
  return assets;
}
