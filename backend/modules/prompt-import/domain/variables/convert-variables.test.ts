import { describe, expect, it } from 'vitest';
import { templateVariables } from '#contracts/template-variables.ts';
import { convertVariables } from './convert-variables.ts';

const convert = (text: string) => {
  const { texts, ...rest } = convertVariables([text]);
  return { text: texts[0]!, ...rest };
};
const brief = (text: string) => convert(text).fields.map(({ key, type, label, default: fallback }) => ({ key, type, label, ...(fallback === undefined ? {} : { default: fallback }) }));

describe('one syntax each', () => {
  it('{{a}} becomes a required text field', () => {
    const made = convert('Write about {{topic}} for {{ Target Audience }}. Again: {{topic}}.');
    expect(made.text).toBe('Write about {{topic}} for {{target_audience}}. Again: {{topic}}.');
    expect(made.fields.map(({ key, label, required }) => [key, label, required])).toEqual([['topic', 'Topic', true], ['target_audience', 'Target Audience', true]]);
    expect(made.syntaxes).toEqual(['double_braces']);
    expect(made.notes).toEqual(['{{ Target Audience }} is now {{target_audience}}.']);
  });

  it('{{a:x|y}} becomes a field with choices, and {{a:x}} one with a default', () => {
    const made = convert('Be {{tone:formal|dry|warm}}, {{length:short}}.');
    expect(made.text).toBe('Be {{tone}}, {{length}}.');
    expect(made.fields[0]).toMatchObject({ key: 'tone', type: 'select', options: [{ value: 'formal', label: 'formal' }, { value: 'dry' }, { value: 'warm' }] });
    expect(made.fields[1]).toMatchObject({ key: 'length', type: 'short_text', default: 'short' });
    expect(made.syntaxes).toEqual(['choices', 'double_braces']);
  });

  it('${a:default} of prompts.chat becomes a field with the default, a number or text by its value', () => {
    expect(brief('${Topic:Renewable Energy} in ${Lines:12} for ${Article Text}')).toEqual([
      { key: 'topic', type: 'short_text', label: 'Topic', default: 'Renewable Energy' },
      { key: 'lines', type: 'number', label: 'Lines', default: 12 },
      { key: 'article_text', type: 'long_text', label: 'Article Text' },
    ]);
    expect(convert('Read ${input:fileName:which file?}').fields[0]).toMatchObject({ key: 'file_name', placeholder: 'which file?' });
  });

  it('words in [BRACKETS] become fields when the text has no other variables', () => {
    const made = convert('Hello [YOUR NAME], sell [PRODUCT: a kettle] to [insert your audience] [TONE: warm|dry].');
    expect(made.text).toBe('Hello {{your_name}}, sell {{product}} to {{your_audience}} {{tone}}.');
    expect(made.fields.map(({ type, label }) => [type, label])).toEqual([['short_text', 'Your name'], ['short_text', 'Product'], ['short_text', 'Your audience'], ['select', 'Tone']]);
    expect(made.syntaxes).toEqual(['brackets']);
  });

  it.each([
    ['<topic> and <target audience>', 'angle'], ['%topic% and %target_audience%', 'percent'], ['{topic} and {target_audience}', 'single_braces']
  ])('variables in the notation of "%s" become fields', (text, syntax) => {
    const made = convert(text);
    expect(made.text).toBe('{{topic}} and {{target_audience}}');
    expect(made.syntaxes).toEqual([syntax]);
  });

  it('the input types of Open WebUI become fields of the same kind', () => {
    const made = convert('{{topic | text:placeholder="e.g. tides":required}} {{level | select:options=["High","Low"]:default="Low"}} {{n | range:min=1:max=9}} on {{CURRENT_DATE}}');
    expect(made.text).toBe('{{topic}} {{level}} {{n}} on {{today}}');
    expect(made.fields).toEqual([
      { key: 'topic', type: 'short_text', label: 'Topic', required: true, placeholder: 'e.g. tides' },
      { key: 'level', type: 'select', label: 'Level', required: false, options: [{ value: 'High', label: 'High' }, { value: 'Low', label: 'Low' }], default: 'Low' },
      { key: 'n', type: 'slider', label: 'N', required: false, min: 1, max: 9 },
    ]);
  });
});

describe('what is no variable stays as written', () => {
  it.each([
    'See [the guide](https://example.org) and ![A PICTURE](x.png), [REF][1], [FOO]: https://example.org',
    '- [ ] to do\n- [x] done\n- [X] done\n[^1] and [1] and [YYYY-MM-DD]',
    '[VERSE]\nla la\n[CHORUS]\nState: [READY / BLOCKED] at [P0/P1]',
    '`[TOPIC]` and ```[TOPIC]``` and\n```\n[TOPIC] {topic} <topic> %TOPIC%\n```',
    'Put words in curly brackets {like this}, {x} or {"a": 1}, \\frac{ab}{cd}, a{color}',
    '<div><question>Why?</question></div> <b>x</b> List<String> a<bc>d',
    '50% off and 20% more, %20foo%20, 100%sure%ly',
    '{{#each projects}} {{/each}} {{> part}} {{projects.length}} {{../period}} {{name | upper}}',
    '```js\nconst x = `${name}`;\n```\n${index + 1} ${user.name} ${Date.now()} \\${escaped}',
    'arr[INDEX] and foo()[BAR]',
  ])('a text that only looks as if it had variables stays as written: %s', (text) => {
    const made = convert(text);
    expect(made.text).toBe(text);
    expect(made.fields).toEqual([]);
  });

  it('words in brackets stay as written beside plain variables, and a note says so', () => {
    const made = convert('Write about ${topic}. [NOTES AND TIPS] follow.');
    expect(made.text).toBe('Write about {{topic}}. [NOTES AND TIPS] follow.');
    expect(made.notes).toContain('Left as written, because the other variables look different: [NOTES AND TIPS].');
    expect(made.undecided).toEqual(['[NOTES AND TIPS]']);
  });

  it('variables of all notations are converted when the author asks for that', () => {
    const made = convertVariables(['{{topic}}, ${tone:dry}, [PLACE TO SEE], [docs](https://x.y) and {{topic}}'], true);
    expect(made.texts).toEqual(['{{topic}}, {{tone}}, {{place_to_see}}, [docs](https://x.y) and {{topic}}']);
    expect([made.fields.map(({ key }) => key), made.undecided]).toEqual([['topic', 'tone', 'place_to_see'], []]);
  });

  it('a note names code of a templating language that was left in the text', () => {
    expect(convert('{{name}} {{#if x}}y{{/if}}').notes).toContain('Left as written: {{#if x}}, {{/if}}.');
  });
});

describe('names', () => {
  it('variable names become keys that our rule allows, and the same words become one key', () => {
    const made = convert('${Élan Vital} ${2nd} ${élan vital} ${主题} ${题} ${Today} ${a very long name of a variable that goes on and on}');
    expect(made.fields.map(({ key }) => key)).toEqual(['elan_vital', 'field', 'field_2', 'today_2', 'a_very_long_name_of_a_variable_that_goes']);
    expect(templateVariables(made.text)).toEqual(made.fields.map(({ key }) => key));
    expect(made.text).toContain('${2nd}');
  });

  it('a variable with a reserved name and a default becomes a field with another key', () => {
    const made = convert('Answer in ${language:French}, today is {{today}}.');
    expect(made.text).toBe('Answer in {{language_2}}, today is {{today}}.');
    expect(made.fields).toMatchObject([{ key: 'language_2', label: 'Language', default: 'French' }]);
  });

  it('a variable with two defaults keeps the first one, and a note names the second', () => {
    const made = convert('${a:1x} ${A:2y} ${b} ${B:later}');
    expect(made.fields.map((field) => field.default)).toEqual(['1x', 'later']);
    expect(made.notes.join()).toContain('second default value, which was left out: 2y');
  });

  it('a variable with long or many choices becomes a text field', () => {
    const many = Array.from({ length: 21 }, (_, n) => `o${n}`).join('|');
    expect(convert(`{{pick:${many}}}`).fields[0]).toMatchObject({ type: 'short_text', help: expect.stringContaining('o20') as string });
  });

  it('texts that belong together share the fields of their variables', () => {
    const { texts, fields } = convertVariables(['About {{topic}}', 'You know {{ Topic }}']);
    expect(texts).toEqual(['About {{topic}}', 'You know {{topic}}']);
    expect(fields).toHaveLength(1);
  });
});
