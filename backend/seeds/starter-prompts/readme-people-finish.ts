import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const readmePeopleFinish: StarterPrompt = {
  slug: 'readme-people-finish',
  title: 'README That People Actually Finish',
  oneLiner: 'From a few honest answers to a README that gets a stranger from "what is this?" to "it runs" without a tab switch.',
  description: `Nobody reads a README for pleasure. They come with one question: *is this for me, and how soon does it work?* This prompt answers in that order and stops.

**What you get:** a complete README.md in Markdown. A first screen that decides for the reader, a quick start made only of the commands that you gave, a usage example, a limits section that saves you issues, and nothing that is not true yet.

**To use it well:** copy the commands out of your own terminal, in the order that worked on a clean machine. Fill in *What it does not do*. It is the most read sentence of any README.`,
  contentType: 'text',
  category: 'documentation',
  tags: ['readme', 'open-source', 'github', 'docs', 'quick-start'],
  language: 'en',
  publisher: 'conjure-desk',
  systemTemplate: `You maintain well-loved open-source projects and have closed a thousand issues that a better README would have prevented. You write in short declarative sentences. You use only commands, options and features that you are given; where something is missing you write <!-- fill in: … --> instead of making it up. You output the README as Markdown and nothing around it.`,
  template: `Write the README.md for **{{project_name}}**.

Facts
- In one line: {{one_line}}
- For: {{audience}}
- Licence: {{license_name}}
- Maturity: {{maturity}}
- What it does not do: {{limits}}

Commands that work on a clean machine, in order:
{{commands}}

The smallest useful example:
{{usage_example}}

Structure, in exactly this order:
1. **Name and one line.** No "simple", "blazing", "modern" or "powerful".
2. **First screen.** Three sentences: the problem as the reader feels it, what this does about it, when to choose something else. A visitor must know here whether to stay.
3. **Quick start.** The commands above as copyable blocks, one step per block, each followed by what the reader now sees. Do not add flags.
4. **Example.** The example above with a line before it (the situation) and a line after it (the result).
5. **How it works.** At most 120 words, one mental picture, no module list.
6. **Limits.** Honest, specific, with a way around where there is one.
{{contributing_block}}
7. **Licence.** One line.

Reading time under three minutes. Every heading says something. No table of contents, no badges, no emoji in headings.`,
  form: formOf(
    {
      title: 'The project',
      fields: [
        { key: 'project_name', type: 'short_text', label: 'Project name', placeholder: 'tidepool', required: true, max: 60, pattern: '[A-Za-z0-9@][A-Za-z0-9 ._\\/-]*', help: 'As it is spelt in the repository.' },
        { key: 'one_line', type: 'short_text', label: 'What it does, in one line', placeholder: 'Watches a folder and renames photos by date and place', required: true, max: 160 },
        { key: 'audience', type: 'short_text', label: 'Who is it for?', placeholder: 'Families with fifteen years of IMG_4032.jpg', required: true, max: 140 },
        { key: 'maturity', type: 'radio_cards', label: 'How far along is it?', required: true, default: 'useful', options: [
          { value: 'sketch', label: 'A sketch', hint: 'Works for the author, breaks for fun' }, { value: 'useful', label: 'Useful, still moving', hint: 'In daily use, interfaces may change' }, { value: 'stable', label: 'Stable', hint: 'Follows semantic versions' },
        ] },
      ],
    },
    {
      title: 'Getting it to run',
      fields: [
        {
          key: 'commands', type: 'rows', label: 'Commands, in order', required: true, min: 1, max: 8,
          fields: [
            { key: 'command', type: 'short_text', label: 'Command', placeholder: 'npm start', required: true, max: 200 },
            { key: 'result', type: 'short_text', label: 'What you see then', placeholder: 'It prints the address', max: 160 },
          ],
        },
        { key: 'usage_example', type: 'long_text', label: 'Smallest useful example', max: 2000 },
      ],
    },
    {
      title: 'Being honest',
      fields: [
        { key: 'limits', type: 'long_text', label: 'What it does not do', help: 'The most read sentence of any README.', required: true, max: 800 },
        { key: 'license_name', type: 'select', label: 'Licence', required: true, default: 'mit', options: [{ value: 'mit', label: 'MIT' }, { value: 'apache', label: 'Apache 2.0' }, { value: 'gpl', label: 'GPL 3.0' }, { value: 'private', label: 'All rights reserved' }] },
        { key: 'contributing_block', type: 'toggle_text', label: 'Invite contributors', showIf: { field: 'license_name', op: 'ne', value: 'private' }, insertText: 'Before the licence, a section on taking part: how to run the tests, which kind of change is welcome first, how long an answer usually takes (leave that gap for the author).' },
      ],
    },
  ),
  outputSettings: { length: 600 },
  sampleInputs: [
    {
      label: 'A photo renamer',
      inputs: {
        project_name: 'tidepool', one_line: 'Watches a folder and renames photos by date and place', audience: 'Families with fifteen years of IMG_4032.jpg', maturity: 'useful',
        commands: [{ command: 'npm install -g tidepool', result: 'the tidepool command exists' }, { command: 'tidepool watch ~/Photos/Inbox', result: 'every renamed file is printed' }],
        usage_example: 'IMG_4032.jpg becomes 2019-08-14 Amrum 0032.jpg', limits: 'Never deletes or moves a file. No videos yet. Places come from GPS data only, so scans keep their old names.', license_name: 'mit', contributing_block: true,
      },
    },
    {
      label: 'An internal queue tool',
      inputs: {
        project_name: 'night-shift', one_line: 'Replays failed jobs from the dead letter queue, slowly and on purpose', audience: 'Whoever is on call this week', maturity: 'sketch',
        commands: [{ command: 'make build', result: 'bin/night-shift' }, { command: './bin/night-shift --dry-run', result: 'a list of jobs and the reason each one failed' }],
        limits: 'Does not edit payloads. Refuses to run without a dry run in the last hour.', license_name: 'private',
      },
    },
  ],
};
