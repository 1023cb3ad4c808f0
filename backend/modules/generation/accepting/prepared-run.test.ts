import { expect, it } from 'vitest';
import { sourceColumns } from './prepared-run.ts';
import type { PreparedRun, RunContent, SourceColumns } from './prepared-run.ts';

const content: RunContent = {
  contentType: 'text', title: 'A note', inputs: {}, request: { prompt: 'Write', system: null, negative: null, subject: { title: null, category: null, values: [] } },
  sealed: false, fileIds: [], options: { quantity: 1, length: 50, aspect: null }, model: undefined,
};
const none: Omit<SourceColumns, 'run_source'> = { prompt_id: null, prompt_version_id: null, creator_id: null, payer_id: null, draft_checksum: null };
const sources: [PreparedRun, SourceColumns][] = [
  [{ ...content, source: 'free' }, { ...none, run_source: 'free' }],
  [
    { ...content, source: 'prompt', promptId: 'p', versionId: 'v', creatorId: 'c', royalty: 2, unlocked: false, seed: undefined, fromRunId: null },
    { ...none, run_source: 'prompt', prompt_id: 'p', prompt_version_id: 'v', creator_id: 'c' },
  ],
  [
    { ...content, source: 'free_trial', promptId: 'p', versionId: 'v', creatorId: 'c', runsPerDay: 3, seed: undefined, fromRunId: null },
    { ...none, run_source: 'prompt', prompt_id: 'p', prompt_version_id: 'v', creator_id: 'c', payer_id: 'c' },
  ],
  [{ ...content, source: 'challenge', promptId: null, versionId: null, creatorId: null, royalty: 0, systemAccountId: 's' }, { ...none, run_source: 'challenge', payer_id: 's' }],
  [{ ...content, source: 'test', promptId: 'p', draftChecksum: 'd' }, { ...none, run_source: 'test', prompt_id: 'p', draft_checksum: 'd' }],
  [
    { ...content, source: 'starter_sample', promptId: 'p', draftChecksum: 'd', systemAccountId: 's' },
    { ...none, run_source: 'test', prompt_id: 'p', draft_checksum: 'd', payer_id: 's' },
  ],
  [{ ...content, source: 'improve', promptId: 'p' }, { ...none, run_source: 'improve', prompt_id: 'p' }],
  [{ ...content, source: 'review', promptId: 'p', versionId: 'v' }, { ...none, run_source: 'review', prompt_id: 'p', prompt_version_id: 'v' }],
];

it.each(sources)('stores a run of the source $source with the columns of that source, and leaves the other columns empty', (run, columns) => {
  expect(sourceColumns(run)).toEqual(columns);
});
