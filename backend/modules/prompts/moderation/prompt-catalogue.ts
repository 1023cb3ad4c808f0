import type { PromptCatalogue } from '#modules/moderation/prompt-catalogue.port.ts';
import { decideVersion } from '../commands/decide-version.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { authorStatus } from './author-status.ts';
import { listTags, tagUse } from './list-tags.ts';
import { mergeTags } from './merge-tags.ts';
import { pausePublishing } from './publishing-pauses.ts';
import { requeueVersion } from './requeue-version.ts';
import { medianPrices, ownerFigures, promptSubjects, publishedTemplates } from './subjects.ts';
import { countWaiting, findSubmission, waitingSince, waitingVersion, waitingVersions } from './waiting-versions.ts';

/** Prompts and their versions for moderators. The tables are those of this module, so the statements are here. */
export const createPromptCatalogue = (context: PromptsContext): PromptCatalogue => ({
  submissions: {
    waiting: waitingVersions,
    count: countWaiting,
    waitingSince,
    find: waitingVersion,
    read: findSubmission,
    decide: (tx, ...decision) => decideVersion(tx, context, ...decision),
    requeue: (tx, promptId, versionId) => requeueVersion(tx, context, promptId, versionId),
  },
  subjects: { byIds: promptSubjects, templates: publishedTemplates, medianPrices },
  authors: { status: authorStatus, figures: ownerFigures, pausePublishing },
  tags: { list: listTags, use: tagUse, merge: mergeTags },
});
