export interface BundleSizes {
  /** Bytes of gzip. */
  firstScript: number;
  chunks: { name: string; bytes: number }[];
  /** What `/` links. */
  css: number;
  /** What chunks on demand bring with them. */
  laterCss: number;
}
export const BUDGET: { firstScript: number; chunk: number; charts?: number; css: number; laterCss: number };
export function measureBundle(clientDir: string, firstRoute: string): BundleSizes;
export function overBudget(sizes: BundleSizes, budget?: typeof BUDGET): string[];
