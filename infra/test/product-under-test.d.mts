export interface ProductUnderTest {
  url: string;
  sandboxUrl: string;
  /** Folder in which the product stores files. */
  storageDir: string;
  stop(): Promise<void>;
}
/** Starts API, worker and payments sandbox on free ports. @throws the output of a process that did not start */
export function startProductUnderTest(options: {
  dir: string;
  name: string;
  servers: { databaseUrl: string; redisUrl: string };
  env?: Record<string, string>;
}): Promise<ProductUnderTest>;
