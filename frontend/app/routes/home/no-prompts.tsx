import { EmptyState } from '#ui/empty-state.tsx';
import { NO_PROMPTS } from './home-rows.words.ts';

/** In the place of a row of prompts in a shop without any. */
export const NoPrompts = () => <EmptyState size="sm" title={NO_PROMPTS.title}>{NO_PROMPTS.text}</EmptyState>;
