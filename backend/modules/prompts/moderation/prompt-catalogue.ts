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

/** Gives moderators prompts and their versions. The statements are here because only this module may read its tables. */
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
