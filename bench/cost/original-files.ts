import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { CpuProfile } from './layers.ts';

/**
 * Gives each profile frame of a bundled file the address of the file in which its function was written, because a bundle belongs to no layer.
 * Frames of files without a source map stay as they are.
 */
export function withOriginalFiles(profile: CpuProfile): CpuProfile {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (url: string): SourceMap | null => {
    const known = maps.get(url);
    if (known !== undefined) return known;
    const map = url.startsWith('file:') ? sourceMapOf(`${fileURLToPath(url)}.map`) : null;
    maps.set(url, map);
    return map;
  };
  return {
    ...profile,
    nodes: profile.nodes.map((node) => {
      const { url, lineNumber, columnNumber } = node.callFrame;
      const entry = mapOf(url)?.findEntry(lineNumber, columnNumber);
      return entry && 'originalSource' in entry ? { ...node, callFrame: { ...node.callFrame, url: entry.originalSource } } : node;
    }),
  };
}

const sourceMapOf = (path: string): SourceMap | null => (existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload) : null);
