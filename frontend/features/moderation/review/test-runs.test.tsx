import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ModerationSlotsContext } from '../moderation-slots.ts';
import type { ModerationSlots } from '../moderation-slots.ts';
import type { ReviewFile } from '../moderation.queries.ts';
import { TestRuns } from './test-runs.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const nothing = () => null;
const slots: ModerationSlots = { Template: nothing, WordChanges: nothing, Inputs: nothing, Output: nothing, ResultStage: nothing };
type TestRun = ReviewFile['testRuns'][number];

it('a moderator reads the text that a test run delivered as a document, without the marks of Markdown', async () => {
  const run = { id: 'r1', status: 'succeeded', sample: null, model: 'Studio', createdAt: '2026-11-21T10:00:00.000Z', error: null, inputs: {}, outputs: [{ kind: 'text', text: '# Tea\n\nA **calm** text.' }] } as unknown as TestRun;
  const box = document.createElement('div');
  const root = createRoot(box);
  // The part that draws documents loads late. Here it is loaded before, so that the first render has it at once.
  await import('#ui/prose-text.tsx');
  await act(async () => root.render(<ModerationSlotsContext value={slots}><TestRuns testRuns={[run]} testRunCounts={{ finished: 1, delivered: 1 }} testInputs={[]} form={{ sections: [] }} /></ModerationSlotsContext>));
  expect(box.querySelector('[role=region]')?.textContent).toBe('TeaA calm text.');
  expect(box.querySelector('[role=region] h4')?.textContent).toBe('Tea');
  act(() => root.unmount());
});
