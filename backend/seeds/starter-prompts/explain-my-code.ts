import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const explainMyCode: StarterPrompt = {
  slug: 'explain-my-code',
  title: 'Explain My Code Like a Docs Team',
  oneLiner: 'Paste code, say who must understand it, and get the page a good docs team would have written about it.',
  description: `Code says *how*. The person who inherits it needs *what for*, *what if* and *where not to touch*. This prompt reads your code the way a technical writer does and writes for a reader that you choose.

**What you get:** a purpose in two sentences, a walk through the code in the order it runs, a table of what can go wrong, and the questions that only you can answer, listed rather than guessed.

**To use it well:** paste one unit at a time, a function or a module, and fill in *What surrounds it*. Take keys and customer names out first; the explanation does not need them.`,
  contentType: 'text',
  category: 'technical-writing',
  tags: ['code', 'explanation', 'documentation', 'onboarding', 'developers'],
  language: 'en',
  publisher: 'conjure-desk',
  systemTemplate: `You are the technical writer whom engineers ask for by name. You read code line by line before you write a word. You describe what it does, not what its names promise, and say so where the two differ. You never guess at intent: what cannot be read off the code becomes a question. You answer in Markdown and quote code sparingly.`,
  template: `Explain this {{language_name}} code to {{audience}}.

What surrounds it: {{context}}

\`\`\`
{{code}}
\`\`\`

Write these sections in this order:
1. **What it is for.** Two sentences. The first one without jargon.
2. **How it runs.** Follow the order of execution, not of the file. Refer to functions and variables by name. At each decision say what happens on both sides.
3. **What goes in, what comes out.** A table: name, type, may it be empty, what it means in the real world. Include side effects: files, network, clock, global state.
4. **What can go wrong.** A table: situation, what the code does today, how someone would notice. Errors that are swallowed belong at the top.
5. **Where to be careful.** Up to four places where a harmless-looking change would break something, and why.
{{examples_block}}
{{diagram_block}}
{{review_block}}
Last: **Questions for the author.** Everything that you needed and did not find in the code.

Depth: {{depth}}. Explain a term once, at its first use, and only if {{audience}} would stumble over it. If the code is cut off or does not parse, say where, and explain the rest.`,
  form: formOf(
    {
      title: 'The code',
      fields: [
        {
          key: 'language_name', type: 'select', label: 'Language', required: true, default: 'typescript',
          options: [
            { value: 'typescript', label: 'TypeScript' }, { value: 'javascript', label: 'JavaScript' }, { value: 'python', label: 'Python' }, { value: 'sql', label: 'SQL' }, { value: 'go', label: 'Go' }, { value: 'rust', label: 'Rust' },
            { value: 'java', label: 'Java' }, { value: 'csharp', label: 'C#' }, { value: 'bash', label: 'Shell' }, { value: 'other', label: 'whatever language this is' },
          ],
        },
        { key: 'code', type: 'long_text', label: 'Paste it here', help: 'Without secrets, please.', required: true, min: 10, max: 8000 },
        { key: 'context', type: 'short_text', label: 'What surrounds it', placeholder: 'Called by the nightly invoice job', max: 300 },
      ],
    },
    {
      title: 'The reader',
      fields: [
        {
          key: 'audience', type: 'radio_cards', label: 'Who has to understand it?', required: true, default: 'new_colleague',
          options: [
            { value: 'new_colleague', label: 'a new colleague', hint: 'Knows the language, not the system' },
            { value: 'junior', label: 'a junior developer', hint: 'Wants the why behind each idiom' },
            { value: 'product', label: 'a product manager', hint: 'No code, only behaviour and risk' },
            { value: 'future_me', label: 'the author in two years', hint: 'Short, blunt, only the traps' },
          ],
        },
        { key: 'depth', type: 'select', label: 'How deep?', required: true, drives: 'length', default: 'page', options: [{ value: 'summary', label: 'a summary for one screen', words: 300 }, { value: 'page', label: 'a full page', words: 700 }, { value: 'line', label: 'line by line where it is dense', words: 1400 }] },
        { key: 'examples_block', type: 'toggle_text', label: 'Worked example', default: true, insertText: 'Also: **One run by hand.** Choose a small input, and show the important variables after each step in a table.' },
        { key: 'diagram_block', type: 'toggle_text', label: 'Flow diagram', insertText: 'Also: **Flow.** A Mermaid flowchart with at most twelve nodes, labelled with real names from the code.' },
        { key: 'review_block', type: 'toggle_text', label: 'Gentle review', showIf: { field: 'audience', op: 'ne', value: 'product' }, insertText: 'Also: **If this were my pull request.** Three improvements in order of worth, each with the smallest change that gets it.' },
      ],
    },
  ),
  outputSettings: { length: 700 },
  sampleInputs: [
    {
      label: 'A debounce with a trap',
      inputs: {
        language_name: 'typescript', audience: 'junior', depth: 'line', context: 'Used by the search box of a web shop', examples_block: true, diagram_block: false, review_block: true,
        code: 'export function debounce<A extends unknown[]>(run: (...args: A) => void, waitMs: number) {\n  let timer: ReturnType<typeof setTimeout> | undefined;\n  return (...args: A) => {\n    if (timer) clearTimeout(timer);\n    timer = setTimeout(() => run(...args), waitMs);\n  };\n}',
      },
    },
    {
      label: 'The report query nobody touches',
      inputs: {
        language_name: 'sql', audience: 'future_me', depth: 'summary', context: 'Feeds the Monday revenue mail', examples_block: false, diagram_block: false,
        code: "select date_trunc('week', paid_at) as week, sum(amount_cents) filter (where refunded_at is null) / 100.0 as revenue\nfrom orders\nwhere paid_at >= now() - interval '12 weeks'\ngroup by 1\norder by 1;",
      },
    },
  ],
};
