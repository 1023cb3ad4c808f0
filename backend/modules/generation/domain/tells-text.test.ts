import { describe, expect, it } from 'vitest';
import { tellsOwnText, tellsText, tellsTooMuch } from './tells-text.ts';

const TEMPLATE = 'Speak as a tired lighthouse keeper who counts every gull twice and trusts no fog before noon about {{guests}}';
const GUEST = 'my aunt who came by the last boat of the autumn with three hens and a piano';
const request = { prompt: TEMPLATE.replace('{{guests}}', `1. ${GUEST}`), system: null, negative: null, subject: { title: null, category: null, values: [] } };
const run = (written: string | null) => ({ output_text: written, request, inputs: { guests: [{ who: GUEST }], tags: ['sea'] } });
const prompt = { template: TEMPLATE, systemTemplate: null, negativeTemplate: null };

describe('whether a run\'s output repeats the prompt\'s text', () => {
  it.each([
    ['has no text does not repeat it', null, false],
    ['has other words does not repeat it', 'The lamp burned low, and nobody on the rock had slept since the storm began on Tuesday night.', false],
    ['quotes an input of its runner does not repeat it', `Among them was ${GUEST}, as everybody remembers.`, false],
    ['has a sentence of the template repeats it', 'I am to speak as a tired lighthouse keeper who counts every gull twice and trusts no fog before noon.', true],
  ])('the check whether an output repeats the text of its prompt says that an output that %s', (_what, written, tells) => {
    expect([tellsTooMuch(run(written), []), tellsText(run(written), prompt, [])]).toEqual([tells, tells]);
  });

  it('lets an output repeat what the prompt’s page shows to buyers, even where the template says the same', () => {
    const written = 'I am a tired lighthouse keeper who counts every gull twice and trusts no fog, said the form.';
    const shown = ['Choose a tired lighthouse keeper who counts every gull twice and trusts no fog'];
    expect([[], shown].map((shows) => [tellsTooMuch(run(written), shows), tellsText(run(written), prompt, shows), tellsOwnText({ ...run(written), title: 'x' }, prompt, shows)]))
      .toEqual([[true, true, true], [false, false, false]]);
  });

  it('also compares an output with the text of a later version of its prompt', () => {
    const later = { template: 'Count the barrels of the night watch aloud and name the harbour that each of them was stolen from', systemTemplate: null, negativeTemplate: null };
    const written = 'So they count the barrels of the night watch aloud and name the harbour that each of them was stolen from.';
    expect([tellsTooMuch(run(written), []), tellsText(run(written), later, [])]).toEqual([false, true]);
  });

  it('lets an output repeat what its runner typed into the lists of the prompt\'s form', () => {
    const template = 'Speak about {{tags}} as a keeper. Guests: {{guests}}';
    const values = [{ key: 'tags', label: 'Tags', value: 'grey gulls, wet ropes, cold stoves' }, { key: 'guests', label: 'Guests', value: GUEST }];
    const made = (written: string) => ({
      output_text: written, title: 'A keeper', inputs: { tags: ['grey gulls', 'wet ropes', 'cold stoves'], guests: GUEST },
      request: { ...request, prompt: `Speak about ${values[0]!.value} as a keeper. Guests: ${GUEST}`, subject: { title: null, category: null, values } },
    });
    const text = { ...prompt, template: `${template}. ${TEMPLATE}` };
    const echo = made(`Grey gulls, wet ropes, cold stoves. Guests: ${GUEST}.`);
    expect([tellsOwnText(echo, text, []), tellsOwnText(made('As a tired lighthouse keeper who counts every gull twice and trusts no fog, I came.'), text, [])]).toEqual([false, true]);
  });
});
