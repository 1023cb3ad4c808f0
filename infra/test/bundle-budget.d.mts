export interface BundleSizes {
  /** Bytes of all scripts that `/` loads before it is usable, compressed with brotli. */
  firstScript: number;
  chunks: { name: string; bytes: number }[];
  /** Chunks that import the engine for patterns statically, although it should load on demand. */
  bringPatterns?: string[];
  /** Bytes of the stylesheets that `/` links. */
  css: number;
  /** Size of the stylesheets that chunks on demand bring with them. */
  laterCss: number;
}
export const BUDGET: { firstScript: number; chunk: number; charts?: number; editor?: number; patterns?: number; css: number; laterCss: number };
export function measureBundle(clientDir: string, firstRoute: string): BundleSizes;
export function overBudget(sizes: BundleSizes, budget?: typeof BUDGET): string[];
