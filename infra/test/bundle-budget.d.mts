export interface BundleSizes {
  /** Bytes of gzip. */
  firstScript: number;
  chunks: { name: string; bytes: number }[];
  /** Chunks that load the engine for patterns without being asked. */
  bringPatterns?: string[];
  /** What `/` links. */
  css: number;
  /** What chunks on demand bring with them. */
  laterCss: number;
}
export const BUDGET: { firstScript: number; chunk: number; charts?: number; editor?: number; patterns?: number; css: number; laterCss: number };
export function measureBundle(clientDir: string, firstRoute: string): BundleSizes;
export function overBudget(sizes: BundleSizes, budget?: typeof BUDGET): string[];
