import { describe, expect, it } from 'vitest';
import { appealTexts, decisionTexts, reportClosedTexts } from './moderation.catalogue.ts';

const decision = { outcome: 'removed', targetType: 'prompt', title: 'Fox', kind: 'removal', rule: 'spam', pausedUntil: null } as const;

describe('messages about decisions', () => {
  it('names target, rule and the page for an appeal in the message about a decision', () => {
    const { subject, content } = decisionTexts(decision);
    expect(subject).toBe('“Fox” was taken down');
    expect(content).toContain('Spam or a copy');
    expect(content).toContain('how to appeal');
    expect(content).not.toContain('strike');
  });

  it('explains a strike in the message about a decision, and until when the owner cannot publish', () => {
    expect(decisionTexts({ ...decision, kind: 'strike' }).content).toContain('strike for 90 days');
    expect(decisionTexts({ ...decision, kind: 'strike', pausedUntil: '2027-01-05T23:00:00.000Z' }).content).toContain('until 5 January 2027');
  });

  it('names no rule in the message about a decision that is good for the owner', () => {
    expect(decisionTexts({ ...decision, kind: 'review', outcome: 'approved', rule: null })).toMatchObject({ subject: '“Fox” is approved 🎉', content: expect.not.stringContaining('rule') as string });
  });

  it('names the prompt of a review or comment in messages about decisions and reports', () => {
    expect(decisionTexts({ ...decision, targetType: 'review', title: 'Your review on “Fox”' }).subject).toBe('Your review on “Fox” was taken down');
    expect(reportClosedTexts({ title: 'Fox', targetType: 'comment', upheld: true, hidden: false }).content).toContain('a comment on “Fox”');
    expect(reportClosedTexts({ title: 'Fox', targetType: 'prompt', upheld: false, hidden: false }).content).toContain('so it stays');
  });

  it('tells the owner whether an appeal is granted or refused', () => {
    expect([appealTexts({ title: 'Fox', granted: true }).subject, appealTexts({ title: 'Fox', granted: false }).subject]).toEqual(['Your appeal about “Fox” is granted', 'Your appeal about “Fox” is refused']);
  });
});
