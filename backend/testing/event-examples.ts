import type { Knex } from 'knex';
import type { EventExample, ExampleContext } from './event-example.ts';
import { fromModules } from './from-modules.ts';

interface ExamplesOfModule {
  eventExamples(context: ExampleContext): EventExample[];
  exampleRows?(context: ExampleContext, knex: Knex): Promise<void>;
}

// Modules import `event-example.ts` and never this file. It imports their files, so a circle would wait for itself for ever.
const parts = await fromModules<ExamplesOfModule>('testing/event-examples.ts');

/** Collects the example events of all modules, from their `testing/event-examples.ts`. */
export const everyEventExample = (context: ExampleContext): EventExample[] => parts.flatMap((part) => part.eventExamples(context));

/** Inserts rows of all modules without which a subscriber would have nothing to do, by `exampleRows` of their `testing/event-examples.ts`. */
export async function insertExampleRows(context: ExampleContext, knex: Knex): Promise<void> {
  for (const part of parts) await part.exampleRows?.(context, knex);
}
