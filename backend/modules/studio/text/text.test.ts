import { describe, expect, it } from 'vitest';
import { composeText } from './index.ts';

const values = (fields: Record<string, string>) => Object.entries(fields).map(([key, value]) => ({ key, label: key.replaceAll('_', ' '), value }));
const FORMS: Record<string, Record<string, string>> = {
  'blog-writing': { topic: 'Container gardening on a windy balcony', audience: 'city gardeners', keywords: 'wind-proof pots, balcony herbs' },
  'content-marketing': { idea: 'Quiet onboarding', audience: 'people leads', tone: 'Playful' },
  'social-media': { subject: 'meal prep for nurses', platform: 'Instagram' },
  'technical-writing': { code: 'async function retry(task, options) {\n  for (const wait of options.delays) {\n    await sleep(wait);\n  }\n  throw new GaveUp();\n}' },
  'creative-writing': { premise: 'A bottle comes back', protagonist: 'Maren', setting: 'the lighthouse at Skarn' },
  documentation: { project_name: 'tidepool', features: 'resumable uploads\nplain log files', stack: 'Go', licence: 'MIT' },
  'business-writing': { recipient: 'Priya', situation: 'moving the Friday deadline', outcome: 'to deliver on Wednesday', sender: 'Jo', tone: 'warm' },
  'academic-writing': { research_question: 'How does street lighting shape walking?', themes: 'perceived safety, light colour, older walkers' },
  scriptwriting: { topic: 'repairing a bicycle tyre', call_to_action: 'Come on Saturday' },
};
const request = (category: string | null, fields: Record<string, string>, length = 250, seed = 7, prompt = 'Do it') => ({
  prompt, seed, system: null, negative: null, length, subject: { title: null, category, values: values(fields) },
});
const words = (text: string): number => text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
const CASES = [...Object.entries(FORMS), ['free', {}] as const].map(([name, fields]) => [name, fields] as const);

describe('composed texts', () => {
  it.each(CASES)('writes %s texts with 50 to 2,000 requested words within 10 % of the requested number', (name, fields) => {
    const category = name === 'free' ? null : name;
    for (const length of [50, 80, 150, 250, 400, 700, 1200, 2000]) {
      for (const seed of [1, 2, 3]) {
        const text = composeText(request(category, fields, length, seed, 'Write about tide pools'));
        expect(Math.abs(words(text) - length) / length, `${name} at ${length}, seed ${seed}: ${words(text)} words`).toBeLessThanOrEqual(0.1);
      }
    }
  });

  it.each(CASES)('writes the same %s text for the same request, and another one for another seed', (name, fields) => {
    const category = name === 'free' ? null : name;
    const make = (seed: number) => composeText(request(category, fields, 300, seed));
    expect(make(5)).toBe(make(5));
    if (name !== 'technical-writing') expect(make(5)).not.toBe(make(6));
  });

  it("uses the runner's form values in the texts of all categories", () => {
    const of = (category: string, length = 300) => composeText(request(category, FORMS[category]!, length));
    expect(of('blog-writing')).toContain('container gardening on a windy balcony');
    expect(of('blog-writing')).toMatch(/wind-proof pots|balcony herbs/);
    expect(of('blog-writing')).toMatch(/## Outline\n\n1\. /);
    expect(of('content-marketing').match(/^## \d+\./gm)).toHaveLength(10);
    expect(of('social-media').match(/^\d+\. /gm)).toHaveLength(15);
    expect(of('technical-writing')).toMatch(/`retry` (?:takes|works on|is given) `task`, `options`/);
    expect(of('technical-writing')).toMatch(/entry (?:at a time|of `options\.delays`)/);
    expect(of('creative-writing').match(/## Ending [ABC]/g)).toHaveLength(3);
    expect(of('creative-writing')).toContain('Maren');
    expect(of('documentation')).toContain('go install');
    expect(of('documentation')).toContain('Resumable uploads');
    expect(of('business-writing')).toMatch(/^\*\*Subject:\*\* Moving the Friday deadline\n\n(?:Hi|Hello) Priya,/);
    expect(of('academic-writing')).toMatch(/\| perceived safety \|.*\*to be filled in\*/);
    expect(of('scriptwriting')).toMatch(/\| 1 \| 0:00 to 0:\d\d \|/);
  });

  it('keeps what an email asks for and says when it begins with a word of place or time', () => {
    const made = composeText(request('business-writing', { recipient: 'my landlord', message: 'On Friday the heating failed', ask: 'at least a refund of the deposit' }, 150));
    expect(made).toContain('On Friday the heating failed');
    expect(made).toContain('at least a refund of the deposit');
  });

  it('asks in an email for the answer by the time in the prompt, and signs it as the prompt says, when a switch and no field is about them', () => {
    const fields = { recipient: 'my landlord', message: 'The heating has been off for three days.', ask: 'Send a technician', deadline: 'Yes' };
    const made = (prompt: string): string => composeText(request('business-writing', fields, 150, 7, prompt));
    const told = made('Write an email. Sign it as Mara Winter.\nAsk politely for an answer by the end of this week.');
    expect(told).toMatch(/Mara Winter/);
    expect(told).toContain('the end of this week');
    expect(told).not.toMatch(/\[Your name\]|\byes\b/i);
    const untold = made('Write an email.');
    expect(untold).toContain('[Your name]');
    expect(untold).not.toMatch(/\byes\b/i);
  });

  it('adds an SEO brief to a blog article only when the prompt asks for one', () => {
    const blog = FORMS['blog-writing']!;
    expect(composeText(request('blog-writing', blog, 300, 7, 'Write it with an SEO brief'))).toContain('## SEO brief');
    expect(composeText(request('blog-writing', blog, 300, 7, 'Write it'))).not.toContain('## SEO brief');
  });

  it.each([
    ['the related phrases of the form, each once', { related_phrases: 'Rye feed, rye feed, cold kitchen starter, slow starter' }, ['rye feed', 'slow starter']],
    ['longer forms of the main phrase when the form has no others', {}, ['cold kitchen starter step by step', 'cold kitchen starter checklist', 'cold kitchen starter mistakes']],
  ])('names as supporting phrases of an SEO brief %s, and never the main phrase', (_, fields, phrases) => {
    const made = composeText(request('blog-writing', { topic: 'Sourdough', search_phrase: 'cold kitchen starter', ...fields }, 400, 7, 'Write it with an SEO brief'));
    expect(made).toContain('**Main phrase:** "cold kitchen starter"');
    expect(/\*\*Supporting phrases:\*\* (.+)/.exec(made)?.[1]).toBe(phrases.map((each) => `"${each}"`).join(', '));
  });

  it('never reads typed values as a sentence pattern, and leaves no slot of a pattern unfilled', () => {
    const text = composeText(request('blog-writing', { topic: '[cats|dogs] and {aspect}' }, 300));
    expect(text).toContain('[cats|dogs] and {aspect}');
    for (const [category, fields] of Object.entries(FORMS)) {
      expect(composeText(request(category, fields, 900)), category).not.toMatch(/\{\w+\}|undefined/);
    }
  });
});
