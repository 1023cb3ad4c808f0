import type { ChecklistStep } from '#contracts/rewards.ts';
import type { CounterName } from '../domain/goal.ts';

interface Step {
  /** The key under which `achievement_unlocks` stores the checklist step. */
  goalKey: string;
  key: ChecklistStep['key'];
  title: string;
  counter: CounterName | null;
  to: string | null;
  opensWith: string | null;
  /** When the checklist step was added to the product. A checklist that was finished before that stays finished. */
  since?: Date;
}

/** The first steps of a new person (docs/rules/rewards.md#checklist). A step has no counter while the product lacks the part that it needs. */
export const CHECKLIST: readonly Step[] = [
  { goalKey: 'checklist.run', key: 'run', title: 'Run a prompt', counter: 'runs.all', to: '/marketplace', opensWith: null },
  { goalKey: 'checklist.save', key: 'save', title: 'Save one for later', counter: 'prompts.saved', to: '/marketplace', opensWith: null },
  { goalKey: 'checklist.make', key: 'make', title: 'Make one of your own', counter: 'prompts.published', to: '/create', opensWith: null },
  { goalKey: 'checklist.challenge', key: 'challenge', title: 'Join today’s challenge', counter: 'challenges.entered', to: '/challenges', opensWith: null, since: new Date('2026-11-26T00:00:00Z') },
];
