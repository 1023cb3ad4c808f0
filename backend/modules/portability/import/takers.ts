import type { z } from 'zod';
import type { Tx } from '#kernel/db/database.ts';
import type { PortableType } from '../account-format.ts';
import { portableCollection, portableCreation, portableFolder, portablePrompt } from '../account-format.ts';
import { RefusedItem } from '../portability.errors.ts';
import type { PortabilityContext } from '../portability-context.ts';
import type { Reading } from './take-over.ts';
import type { StoredZip } from './stored-zip.ts';
import { takeCreation, takePrompt } from './take-works.ts';
import { takeCollection, takeFolder } from './take-sets.ts';

/** The thing that is being imported, and the import that it belongs to. */
export interface Taking extends Omit<Reading, 'signal'> {
  source: string;
  id: string;
  zip: StoredZip;
}

/** Stores a prepared thing of an account import. Runs in the transaction that also notes that this thing was imported. */
export type Take = (tx: Tx) => Promise<{
  localId: string;
  /** What of the thing could not be imported, in plain words for the report; null when nothing is missing. */
  missing: string | null;
}>;

export interface Taker {
  /** The title of the thing in the import report. It must work for invalid things too. */
  title(item: unknown): string;
  /** Checks a thing of an account import, and reads and stores its files. Runs outside of any transaction. @throws RefusedItem, AppError */
  prepare(item: unknown, taking: Taking): Promise<Take>;
}

const MOST_PROBLEMS = 3;

function taker<Shape extends z.ZodType>(shape: Shape, title: Taker['title'], prepare: (item: z.output<Shape>, taking: Taking) => Promise<Take>): Taker {
  return {
    title,
    prepare(item, taking) {
      const parsed = shape.safeParse(item);
      if (parsed.success) return prepare(parsed.data, taking);
      throw new RefusedItem(`It does not fit: ${parsed.error.issues.slice(0, MOST_PROBLEMS).map(({ path, message }) => `${path.join('.')} ${message}`).join('. ')}`);
    },
  };
}

const textIn = (item: unknown, ...path: string[]): string => {
  const found = path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined), item);
  return typeof found === 'string' ? found : '';
};

/** How each type of thing is named in the import report, and how it is imported. */
export const takers = (context: PortabilityContext): Record<PortableType, Taker> => ({
  prompt: taker(portablePrompt, (item) => textIn(item, 'content', 'title') || 'Untitled prompt', (item, taking) => takePrompt(context, item, taking)),
  creation: taker(portableCreation, (item) => textIn(item, 'title') || textIn(item, 'runTitle') || 'Creation', (item, taking) => takeCreation(context, item, taking)),
  collection: taker(portableCollection, (item) => textIn(item, 'name') || 'Collection', (item, taking) => takeCollection(context, item, taking)),
  folder: taker(portableFolder, (item) => textIn(item, 'name') || 'Folder', (item, taking) => takeFolder(context, item, taking)),
});
