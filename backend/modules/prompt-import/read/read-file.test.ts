import { describe, expect, it } from 'vitest';
import { draftOf } from '../domain/draft-of.ts';
import type { MadeDraft } from '../domain/draft-of.ts';
import { UnreadableFile } from '../domain/found-prompt.ts';
import { readFile } from './read-file.ts';

async function read(name: string, data: string | Buffer): Promise<{ format: string; notes: string[]; made: MadeDraft[] }> {
  const { format, found, notes } = await readFile(name, Buffer.from(data as Buffer));
  const made: MadeDraft[] = [];
  for await (const each of found) made.push(draftOf(each));
  return { format, notes, made };
}
const failure = (name: string, data: string | Buffer) => read(name, data).then(() => null, (error: unknown) => (error instanceof UnreadableFile ? error.message : error));

describe('tables', () => {
  it('the CSV of prompts.chat is read with types from its column, its variables as ours, and no title under 5 characters', async () => {
    const { format, made } = await read('p.csv', 'act,prompt,for_devs,type,contributor\r\nStory teller,"Tell, ""well"":\n${Topic:sea}",FALSE,TEXT,me\r\nPoster,A poster,FALSE,IMAGE,\r\nTree of life,{},TRUE,STRUCTURED,\r\nPoet,x,FALSE,TEXT,\r\n');
    expect(format).toBe('prompts_chat_csv');
    expect(made.map(({ content, reason }) => content?.contentType ?? reason)).toEqual(['text', 'image', 'text', 'The title "Poet" is shorter than 5 characters.']);
    expect(made[0]!.content).toMatchObject({ title: 'Story teller', template: 'Tell, "well":\n{{topic}}', visibility: 'private', pricing: 'free', category: null });
  });

  it('any other CSV is read by its delimiter and the names of its columns, with formulas as text', async () => {
    const { format, made } = await read('p.csv', '\uFEFFName;Template;Description;Tags;Category\n=HYPERLINK("x");=1+1 {{a}};-2;a, b;blog writing\n');
    expect(format).toBe('csv');
    expect(made[0]!.content).toMatchObject({ title: '=HYPERLINK("x")', template: '=1+1 {{a}}', description: '-2', tags: ['a', 'b'], category: 'blog-writing' });
  });

  it.each([
    ['No column of this file', 'id,score\n1,2\n'],
    ['a quotation mark is not closed', 'act,prompt\n"never closed,x\n'],
    ['longer than a million', `act,prompt\nTitle one,"${'x'.repeat(1_100_000)}"\n`],
    ['more than 5,000', `act,prompt\n${'Title,text\n'.repeat(5_001)}`],
    ['Line 3 has more than 500 columns', `act,prompt\nTitle,text\n${','.repeat(500)}\n`],
    ['Line 1 has more than 500 columns', `${','.repeat(500)}\nact,prompt\n`],
    ['empty', ''],
    ['file is empty', ' \n'],
  ])('a table is refused with the reason “%s”', async (words, text) => {
    expect(await failure('p.csv', text)).toContain(words);
  });

  it('a table is refused within a row of millions of commas, and a row of 500 columns is read', async () => {
    const hostile = `act,prompt\n${','.repeat(5_000_000)}\n`;
    const began = process.cpuUsage();
    expect(await failure('p.csv', hostile)).toContain('Line 2 has more than 500 columns');
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(1000);
    const { made } = await read('p.csv', `act,prompt\nTitle two,text${','.repeat(498)}\n`);
    expect(made.map(({ reason }) => reason)).toEqual([null]);
  });

  it('a table row with too few or too many cells is accepted', async () => {
    const { made } = await read('p.csv', 'act,prompt\nOnly a title\nTitle two,text,more,cells\n');
    expect(made.map(({ reason }) => reason)).toEqual(['There is no text.', null]);
  });
});

describe('bytes', () => {
  it.each(['utf-16le', 'latin1'] as const)('a table in the encoding %s is read', async (encoding) => {
    const { made, notes } = await read('p.csv', Buffer.from('act,prompt\nCafé crème,Un café\n', encoding));
    expect(made[0]!.content).toMatchObject({ title: 'Café crème', template: 'Un café' });
    expect(notes).toHaveLength(encoding === 'latin1' ? 1 : 0);
  });

  it('a file of mixed encodings keeps the readable characters, and gets a note', async () => {
    const { made } = await read('p.csv', Buffer.concat([Buffer.from('act,prompt\nCafé crème,Un café '), Buffer.from([0xff]), Buffer.from('\n')]));
    expect(made[0]!.content!.template).toBe('Un café �');
    expect(made[0]!.notes).toContain('Some characters could not be read and are shown as �.');
  });

  it('NUL and other control characters are removed with a note, and all line ends become the same', async () => {
    const { made } = await read('p.json', JSON.stringify([{ title: 'Bell\u0007 tower', prompt: 'a\0b\u001bc\r\nd\uD800' }]));
    expect(made[0]!.content).toMatchObject({ title: 'Bell tower', template: 'abc\nd�' });
    expect(made[0]!.notes).toEqual(['Line ends were unified.', '2 invisible control characters were taken out.', '1 broken character is shown as �.']);
  });

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...Array.from({ length: 200 }, (_, n) => n % 32)])], ['nothing but NUL', Buffer.alloc(5_000)]
  ])('a file of %s is refused, because it is no text', async (_, data) => {
    expect(await failure('p.csv', data)).toContain('not a text file');
  });
});

describe('documents', () => {
  it('a Markdown file is read with the title, tags and description of its front matter', async () => {
    const { format, made } = await read('any.md', '---\ntitle: Tidy my notes\ntags: [notes, work]\ndescription: Makes order.\n---\n\nTidy [NOTES TEXT].\n');
    expect(format).toBe('markdown');
    expect(made[0]!.content).toMatchObject({ title: 'Tidy my notes', tags: ['notes', 'work'], oneLiner: 'Makes order.', template: 'Tidy {{notes_text}}.' });
  });

  it('a Markdown file gets its title from its heading, or else from its file name', async () => {
    expect((await read('x.md', '# Plan a garden\n\nPlan {{garden}}.')).made[0]!.content).toMatchObject({ title: 'Plan a garden', template: 'Plan {{garden}}.' });
    expect((await read('plan-a-garden.txt', 'Plan it.')).made[0]).toMatchObject({ title: 'Plan a garden' });
  });

  it('broken or hostile front matter is refused with a reason', async () => {
    expect((await read('x.md', '---\na: [\n---\nx')).made[0]!.reason).toContain('YAML');
    const laughs = Array.from({ length: 30 }, (_, n) => `a${n}: &a${n} [${n === 0 ? 'x' : Array(9).fill(`*a${n - 1}`).join(',')}]`).join('\n');
    expect((await read('x.md', `---\n${laughs}\n---\nx`)).made[0]!.reason).toContain('YAML');
  });

  it('a JSON list of objects and texts becomes prompts, and other entries get a reason', async () => {
    const { made } = await read('p.json', JSON.stringify({ prompts: [{ name: 'Name it', content: 'Name ${thing}', tags: ['x'] }, 'Just a sentence about {{it}}. More.', 7, { title: 'No text' }] }));
    expect(made.map(({ title, reason }) => reason ?? title)).toEqual(['Name it', 'Just a sentence about it', 'This is neither an object nor a text.', 'It has no text: no entry is called "prompt", "template", "content" or "text".']);
  });

  it('an export of Open WebUI is read', async () => {
    const { format, made } = await read('export.json', JSON.stringify([{ command: '/summarise', title: 'Summarise it', content: 'Short: {{TEXT}} for {{USER_NAME}}', user_id: 'u', timestamp: 1 }]));
    expect(format).toBe('open_webui');
    expect(made[0]!.content).toMatchObject({ title: 'Summarise it', template: 'Short: {{text}} for {{user_name}}' });
  });

  it('an export of Langfuse is read: texts, chats, and of several versions only the latest', async () => {
    const { format, made } = await read('l.json', JSON.stringify([
      { name: 'movie-critic', version: 1, type: 'text', prompt: 'Old', labels: [], tags: [] },
      { name: 'movie-critic', version: 2, type: 'text', prompt: 'Judge {{movie}}', labels: ['production'], tags: ['film'] },
      { name: 'folder/helper', version: 1, type: 'chat', prompt: [{ role: 'system', content: 'You help {{who}}' }, { type: 'placeholder', name: 'history' }, { role: 'user', content: 'Do {{what}}' }] },
    ]));
    expect(format).toBe('langfuse');
    expect(made[0]!.reason).toBe('This is version 1; version 2 of the same prompt is in this file too.');
    expect(made[1]!.content).toMatchObject({ title: 'movie critic', template: 'Judge {{movie}}', tags: ['film'] });
    expect(made[2]!.content).toMatchObject({ title: 'helper', template: 'Do {{what}}', systemTemplate: 'You help {{who}}' });
    expect(made[2]!.content!.form.sections[0]!.fields.map(({ key }) => key)).toEqual(['what', 'who']);
  });

  it.each([
    ['{"a":', 'cannot be read'], ['[]', 'no prompts'], ['7', 'no prompts'], [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, null]
  ])('broken, empty or deeply nested JSON makes no draft (case %#)', async (text, words) => {
    const outcome = await failure('p.json', text);
    if (words === null) expect((await read('p.json', text)).made[0]!.content).toBeNull();
    else expect(outcome).toContain(words);
  });

  it('a prompt of our own export is refused with too deep nesting, unknown parts or texts that cannot be stored', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`) as object;
    const own = [{ title: 'Deep down', testInputs: [{ label: 'x', inputs: deep }] }, { title: 'Odd one', owner: 'x' }, { title: 'Half \uD800' }, { template: 'x'.repeat(20_001) }];
    const { made } = await read('p.json', JSON.stringify({ conjure: 1, prompts: own }));
    expect(made.map(({ content }) => content)).toEqual([null, null, null, null]);
    expect(made.map(({ reason }) => reason)).toEqual([expect.stringContaining('nested too deeply'), expect.stringMatching(/owner|nrecognized|nvalid/), expect.stringContaining('cannot be stored'), expect.stringContaining('template')]);
  });
});
