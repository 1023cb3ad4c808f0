export interface ProductUnderTest {
  url: string;
  sandboxUrl: string;
  /** Where its files are stored. */
  storageDir: string;
  stop(): Promise<void>;
}
/** API, worker and payments sandbox on free ports. @throws what a process said when it did not start */
export function startProductUnderTest(options: {
  dir: string;
  name: string;
  servers: { databaseUrl: string; redisUrl: string };
  env?: Record<string, string>;
}): Promise<ProductUnderTest>;
