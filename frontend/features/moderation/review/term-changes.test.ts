import { expect, it } from 'vitest';
import { formChanged, termChanges } from './term-changes.ts';

const approved = { title: 'Fox', oneLiner: 'A fox.', description: 'It is a fox.', category: 'blog-writing', tags: ['fox'], pricing: 'free', runRoyalty: 0, unlockPrice: 0, form: { sections: [] } } as const;

it('lists each fact of a submitted prompt that differs from the approved version, with its old and its new value', () => {
  expect(termChanges({ ...approved, tags: ['fox'] }, { ...approved, title: 'Red fox', tags: [], pricing: 'run', runRoyalty: 3 })).toEqual([
    { name: 'Title', before: 'Fox', after: 'Red fox' },
    { name: 'Tags', before: 'fox', after: 'none' },
    { name: 'How it is sold', before: 'Free', after: 'Paid by the run' },
    { name: 'Author’s fee a run, in tokens', before: '0', after: '3' },
  ]);
  expect(termChanges({ ...approved, tags: ['fox'] }, { ...approved, tags: ['fox'] })).toEqual([]);
});

it('tells whether the form of a submitted prompt differs from that of the approved version', () => {
  expect([formChanged({ sections: [] }, { sections: [] }), formChanged({ sections: [] }, { sections: [{ title: '' }] })]).toEqual([false, true]);
});
