import { expect, it } from 'vitest';
import { DEFAULT_LENGTH_WORDS as DEFAULT } from '#contracts/generation.ts';
import { presentGeneration } from './generation.presenter.ts';
import type { ListedRow } from './generation.presenter.ts';
import { GenerationOutputModel } from './models/generation-output.model.ts';

const START = new Date('2026-11-22T12:00:00Z');
const row: ListedRow = {
  id: '01890000-0000-7000-8000-000000000001', user_id: '01890000-0000-7000-8000-000000000002', payer_id: null, run_source: 'prompt', content_type: 'text', prompt_id: null, title: 'Outline', inputs: {},
  model_id: 'studio-text', model_label: 'Studio Text', provider: 'studio', eta_seconds: 6, quantity: 1, aspect: null, length: 900, quote: { total: 3, base: 3, baseLabel: 'Long text', multiplier: 1, unit: 3, quantity: 1, royalty: 0 }, slots: 1, status: 'running',
  dispatched_at: START, attempt_no: 1, progress: 0, delivered: 0, captured: null, waived: null, free_retry_until: null, output_text: null, error_code: null, error_message: null, created_at: START, started_at: START, finished_at: null,
};
const picture = (afterSeconds: number, position: number) =>
  GenerationOutputModel.fromJson({ generation_id: row.id, position, kind: 'image', file_id: 'f', poster_file_id: null, mime: 'image/png', width: 1, height: 1, duration_ms: null, alt_text: '', alt_by_owner: false, created_at: new Date(START.getTime() + afterSeconds * 1_000) });
/** The seconds that the run has left at a moment, `null` when that is unknown. Its pictures arrived `arrivedAfter` seconds. */
const left = (over: Partial<ListedRow>, afterSeconds: number, place: number | null = null, arrivedAfter: number[] = []): number | null => {
  const now = new Date(START.getTime() + afterSeconds * 1_000);
  const { etaAt } = presentGeneration({ ...row, ...over }, { prompt: null, paidBy: null, outputs: arrivedAfter.map(picture), place, credit: null, urlOf: () => '', parallel: 2, now });
  return etaAt === null ? null : (Date.parse(etaAt) - now.getTime()) / 1_000;
};

it('estimates a text by its length: a model states its usual time for a text of the default length', () => {
  const usual = left({ length: null }, 0) ?? 0;
  expect(usual).toBe(6);
  expect(left({ length: 300 }, 0)).toBeCloseTo((usual * 300) / DEFAULT, 2);
  expect(left({ length: 900 }, 1)).toBeCloseTo((usual * 900) / DEFAULT - 1, 2);
  expect(left({ length: 900, status: 'queued', started_at: null }, 0, 2)).toBeCloseTo(((usual * 900) / DEFAULT) * 2, 2);
});

it('estimates a run by its own pace once a tenth of it is done, so that a provider slower than usual is not "almost done" for minutes', () => {
  expect(left({ length: 300, progress: 25 }, 15)).toBe(45);
  expect(left({ length: 300, progress: 5 }, 15)).toBeNull();
  expect(left({ content_type: 'image', length: null, quantity: 4, eta_seconds: 3, progress: 50 }, 20, null, [10, 20])).toBe(20);
  // The start of a run is that of its first attempt.
  expect(left({ length: 300, progress: 25, attempt_no: 2 }, 15)).toBeNull();
});

it('counts down between two pictures, because the share of a run changes only when one arrives', () => {
  const two = { content_type: 'image', length: null, quantity: 2, eta_seconds: 6, delivered: 1, progress: 50 } as const;
  expect([6, 11].map((after) => left(two, after, null, [6]))).toEqual([6, 1]);
  // The provider is slower than usual: the first picture took 10 s.
  expect([10, 15, 21].map((after) => left(two, after, null, [10]))).toEqual([10, 5, null]);
  // A video reports its progress seldom.
  expect(left({ content_type: 'video', length: null, eta_seconds: 20, progress: 50 }, 15)).toBe(5);
});
