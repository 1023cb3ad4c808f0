import { describe, expect, it } from 'vitest';
import { credentialsChanged } from '#modules/identity/identity.events.ts';
import { announcedTexts, forkClosedTexts, forkedTexts, newVersionTexts, patternUnusableTexts, sampleMissingTexts, samplesRemovedTexts } from './prompts.catalogue.ts';
import { credentialsTexts } from './security.catalogue.ts';

describe('messages about prompts of others and about the reader\'s account', () => {
  it('names the prompt, the person and the version in messages about prompts', () => {
    expect(announcedTexts({ title: 'Foxes', displayName: 'Mira' })).toMatchObject({ subject: 'Mira published “Foxes” ✨', content: expect.stringContaining('You follow') as string });
    expect(newVersionTexts({ title: 'Foxes', version: 4 }).content).toMatch(/^Version 4 is published\. You unlocked “Foxes”, so you can use it too\./);
    expect(forkedTexts({ title: 'Owls' }).subject).toContain('“Owls” is a remix of your prompt');
    expect(sampleMissingTexts({ title: 'Owls' }).content).toMatch(/^“Owls” stays on sale as it is\./);
    expect(samplesRemovedTexts({ title: 'Owls', version: 2, removed: 1, left: 0 })).toEqual({
      subject: '1 sample of “Owls” was removed',
      content: 'Version 2 is paid, and this sample repeats the template, so no other person may see it. “Owls” is on sale without a sample now. Your run is kept. Open the prompt in the builder and choose another test run as a sample.',
    });
    expect(samplesRemovedTexts({ title: 'Owls', version: 2, removed: 2, left: 1 })).toEqual({
      subject: '2 samples of “Owls” were removed',
      content: 'Version 2 is paid, and these samples repeat the template, so no other person may see them. Your runs are kept. Open the prompt in the builder and choose another test run as a sample.',
    });
    expect(patternUnusableTexts({ title: 'Owls', field: 'Wing span' }).content).toMatch(/^The field “Wing span” now accepts any text/);
    expect(forkClosedTexts({ title: 'Owls', parentTitle: 'Foxes', parentRemoved: true })).toMatchObject({ subject: '“Owls” is no longer in the marketplace', content: expect.stringMatching(/^Your unlock of “Foxes”, which was taken down, was refunded, .+unlock it again to open your remix\.$/) as string });
  });

  it.each(credentialsChanged.payload.shape.what.options)('says in the message about changed credentials (%s) what happened, and what to do if it was another person', (what) => {
    const { subject, content } = credentialsTexts(what);
    expect([subject.length > 10, subject.includes('\n')]).toEqual([true, false]);
    expect(content).toMatch(/If it was not/);
  });
});
