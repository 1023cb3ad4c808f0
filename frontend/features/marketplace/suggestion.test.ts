import { describe, expect, it } from 'vitest';
import { markedParts, suggestionGroups } from './suggestion.ts';

describe('suggestions', () => {
  it('groups search suggestions by kind, without empty groups', () => {
    const groups = suggestionGroups({ prompts: [{ slug: 'a', title: 'A', contentType: 'text', coverUrl: null, pricing: 'run', fromTokens: 5, unlockPrice: 0 }], packs: [{ slug: 'w', title: 'Window', price: 1, itemCount: 6 }], agents: [{ id: '01890000-0000-7000-8000-000000000001', slug: 'red-pen', name: 'Red Pen', avatarUrl: null, pricePerMessage: 1 }], collections: [], creators: [], tags: [{ tag: 'c++', prompts: 1200 }] });
    expect(groups.map(({ name }) => name)).toEqual(['Prompts', 'Packs', 'Agents', 'Tags']);
    expect(groups[0]!.items[0]).toMatchObject({ label: 'A', note: 'from 5 tokens' });
    expect(groups[1]!.items[0]).toMatchObject({ to: '/prompt-packs/w', label: 'Window', note: '6 prompts · 1 token' });
    expect(groups[2]!.items[0]).toMatchObject({ to: '/ai-agents?agent=red-pen', label: 'Red Pen', note: '1 token a message' });
    expect(groups[3]!.items[0]).toMatchObject({ to: '/marketplace?tag=c%2B%2B', note: '1,200' });
  });

  it('highlights the typed letters in a search suggestion, in upper or lower case and with special characters', () => {
    expect(markedParts('Dreamscape Poster', 'post')).toEqual(['Dreamscape ', 'Post', 'er']);
    expect(markedParts('What? (a.b)', '(a.')).toEqual(['What? ', '(a.', 'b)']);
    expect(markedParts('Untouched', '  ')).toEqual(['Untouched']);
  });
});
