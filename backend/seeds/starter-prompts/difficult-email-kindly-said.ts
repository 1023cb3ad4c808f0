import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const difficultEmailKindlySaid: StarterPrompt = {
  slug: 'difficult-email-kindly-said',
  title: 'Difficult Email, Kindly Said',
  oneLiner: 'Say the hard thing clearly and still be somebody people want to work with on Monday.',
  description: `You know what has to be said. You have known since Tuesday. This prompt says it in the second sentence, keeps your dignity and theirs, and leaves exactly one thing for the other person to do.

**What you get:** a subject line that does not ambush, the email itself, a softer and a firmer version of its key sentence, and a short list of the reply you may get with an answer to each.

**To use it well:** write *What happened* as you would tell a friend, anger included. None of it is sent; it tells the prompt what matters to you.`,
  contentType: 'text',
  category: 'business-writing',
  tags: ['email', 'difficult-conversations', 'feedback', 'negotiation', 'work'],
  language: 'en',
  publisher: 'conjure-desk',
  systemTemplate: `You help decent people write hard emails. You believe that clear is kind: the message comes early, in plain words, once. You describe behaviour and effect, never character. You apologise only for what the sender did. You write nothing that would look bad if it were forwarded, and you make no legal claims or threats.`,
  template: `Write an email for {{user_name}}.

- Kind of message: {{situation}}
- To: {{recipient}}
- What happened, as told to a friend (mood included; do not carry the mood over): {{what_happened}}
- The sentence that must land: {{key_message}}
- What should happen next: {{next_step}}
- By when: {{deadline}}
- Firmness, from 1 (door wide open) to 5 (decision made): {{firmness}}
- What the sender did wrong too: {{own_part}}

Shape
1. **Subject:** names the matter, not the mood. At most seven words.
2. **First line:** human and short. No weather.
3. **Second or third sentence:** the sentence that must land. No "just", "unfortunately", "I'm afraid" or "per my last email" in front of it.
4. **Why:** two or three sentences of facts that the other person would agree with.
5. **Next step:** one request, with its date if there is one, phrased so that "yes" is an easy answer.
6. **Close:** warm, true, and no longer than a line.

Under 180 words in all.
{{call_offer}}

After the email:
- **Dial.** The key sentence once softer and once firmer.
- **If they answer…** The three likeliest replies (one hurt, one angry, one that dodges) and two calm sentences for each.
- **Before you send.** One thing to check, taken from what was told.`,
  form: formOf(
    {
      title: 'The situation',
      fields: [
        {
          key: 'situation', type: 'radio_cards', label: 'What kind of hard is it?', required: true, default: 'say_no',
          options: [
            { value: 'say_no', label: 'Saying no', hint: 'To a request, an offer, a favour' }, { value: 'feedback', label: 'Giving hard feedback', hint: 'Something has to change' },
            { value: 'money', label: 'Talking about money', hint: 'Late invoice, raise, new price' }, { value: 'apology', label: 'Owning a mistake', hint: 'Yours, and it cost somebody' }, { value: 'ending', label: 'Ending something', hint: 'A contract, a project, a job' },
          ],
        },
        { key: 'recipient', type: 'short_text', label: 'Who is it for?', placeholder: 'Dana, client for four years, hates surprises', required: true, max: 160 },
        { key: 'what_happened', type: 'long_text', label: 'What happened', help: 'As you would tell a friend. It is not sent.', required: true, min: 20, max: 3000 },
        { key: 'own_part', type: 'short_text', label: 'What did you do wrong?', showIf: { field: 'situation', op: 'eq', value: 'apology' }, required: true, max: 300 },
      ],
    },
    {
      title: 'The message',
      fields: [
        { key: 'key_message', type: 'short_text', label: 'The sentence that must land', placeholder: 'We cannot start before the invoice is paid', required: true, max: 240 },
        { key: 'next_step', type: 'short_text', label: 'What should happen next?', placeholder: 'Pay by Friday or call me about instalments', max: 200 },
        { key: 'deadline', type: 'date', label: 'By when?', showIf: { field: 'next_step', op: 'filled' } },
        { key: 'firmness', type: 'slider', label: 'How firm?', required: true, help: '1 leaves the door wide open, 5 means it is decided.', min: 1, max: 5, default: 3 },
        { key: 'call_offer', type: 'toggle_text', label: 'Offer a call', insertText: 'Offer a ten-minute call as an alternative to answering in writing, and mean it: leave space for two times.' },
      ],
    },
  ),
  outputSettings: { length: 350 },
  sampleInputs: [
    { label: 'The invoice that is two months late', inputs: { situation: 'money', recipient: 'Dana, client for four years, hates surprises', what_happened: 'The March invoice is sixty days late. She answers every other mail within an hour. I like her and I am starting to feel like a bank.', key_message: 'I will pause the redesign until the March invoice is paid.', next_step: 'Pay by Friday or call me about instalments', deadline: '2026-12-04', firmness: 4, call_offer: true } },
    { label: 'No to a favour', inputs: { situation: 'say_no', recipient: 'An old colleague who wants me to review his manuscript', what_happened: 'It is 400 pages. He asked so nicely. Last time I said yes it took me three weekends and he changed nothing.', key_message: 'I cannot read the manuscript.', firmness: 3, call_offer: false } },
    { label: 'The data I deleted', inputs: { situation: 'apology', recipient: 'The sales team', what_happened: 'I ran the clean-up script against the live list on Thursday. We restored all but one day of notes.', own_part: 'I did not check which database I was on and I told nobody for an hour.', key_message: 'Wednesday’s notes are gone, and that was my mistake.', next_step: 'Add the calls you remember to the shared sheet', deadline: '2026-11-27', firmness: 2, call_offer: true } },
  ],
};
