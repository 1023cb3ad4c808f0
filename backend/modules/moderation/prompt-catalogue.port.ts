import type { PromptAuthors } from './prompt-authors.port.ts';
import type { PromptSubjects } from './prompt-subjects.port.ts';
import type { PromptTags } from './prompt-tags.port.ts';
import type { Submissions } from './submissions.port.ts';

/** What moderation asks about prompts. The module prompts implements it. */
export interface PromptCatalogue {
  readonly submissions: Submissions;
  readonly subjects: PromptSubjects;
  readonly authors: PromptAuthors;
  readonly tags: PromptTags;
}
