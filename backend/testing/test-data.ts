import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Path of a file of the shared test data; null where it is absent. A test without its file is skipped and says so. */
export function testDataFile(name: string): string | null {
  const file = path.resolve(process.env.CONJURE_TEST_DATA ?? '../shared/data', name);
  return existsSync(file) ? file : null;
}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
