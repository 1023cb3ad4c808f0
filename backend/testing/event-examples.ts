import type { Knex } from 'knex';
import type { EventExample, ExampleContext } from './event-example.ts';
import { fromModules } from './from-modules.ts';

interface ExamplesOfModule {
  eventExamples(context: ExampleContext): EventExample[];
  exampleRows?(context: ExampleContext, knex: Knex): Promise<void>;
}

// The files of modules import `event-example.ts`, never this file: an import in a circle would wait for itself for ever.
const parts = await fromModules<ExamplesOfModule>('testing/event-examples.ts');

/** The examples of all modules, from their `testing/event-examples.ts`. */
export const everyEventExample = (context: ExampleContext): EventExample[] => parts.flatMap((part) => part.eventExamples(context));

/** Inserts the rows of all modules without which a subscriber would find nothing to do, from the `exampleRows` of the same files. */
export async function insertExampleRows(context: ExampleContext, knex: Knex): Promise<void> {
  for (const part of parts) await part.exampleRows?.(context, knex);
}
