import { describe, expect, it } from 'vitest';
import { allowedModel } from './allowed-model.ts';

const here = [
  { id: 'words-a', contentType: 'text', default: true }, { id: 'words-b', contentType: 'text', default: false }, { id: 'pictures', contentType: 'image', default: true },
] as const;
const choose = (models: string[], asked?: string) => allowedModel({ models, contentType: 'text' }, asked, here);

describe('allowedModel', () => {
  it('runs the requested model, or leaves the choice to the rate card, when the author names no models', () => {
    expect([choose([]), choose([], 'words-b')]).toEqual([undefined, 'words-b']);
  });

  it('takes the requested model of a prompt, else the default, else the first model that the author allows and this server has', () => {
    expect([choose(['words-a', 'words-b'], 'words-b'), choose(['words-b', 'words-a']), choose(['gone', 'words-b'])]).toEqual(['words-b', 'words-a', 'words-b']);
  });

  it('refuses a requested model that the author does not allow, and a prompt whose allowed models this server lacks', () => {
    expect(() => choose(['words-a'], 'words-b')).toThrow(expect.objectContaining({ code: 'model_not_allowed', details: { models: ['words-a'] } }));
    expect(() => choose(['gone', 'pictures'])).toThrow(/available right now/);
  });

  it('refuses hosted models for a sealed picture where the author forbids them, but allows them for texts and for readers of the template', () => {
    const pictures = [{ id: 'hosted', contentType: 'image', default: true, hosted: true }, { id: 'studio', contentType: 'image', default: false }] as const;
    const pick = (more: { sealed?: boolean; hostedModels?: boolean; models?: string[] }, asked?: string, available: readonly (typeof pictures)[number][] = pictures) =>
      allowedModel({ models: [], contentType: 'image', ...more }, asked, available);
    const closed = { sealed: true, hostedModels: false };
    expect([pick(closed), pick(closed, 'studio'), pick({ ...closed, sealed: false }, 'hosted'), pick({ sealed: true }, 'hosted')]).toEqual(['studio', 'studio', 'hosted', 'hosted']);
    expect(() => pick(closed, 'hosted')).toThrow(expect.objectContaining({ code: 'model_not_allowed', details: { models: ['studio'] } }));
    expect(() => pick({ ...closed, models: ['hosted'] })).toThrow(/no other model for it/);
    expect(allowedModel({ models: [], contentType: 'text', ...closed }, 'words-b', here)).toBe('words-b');
  });
});
