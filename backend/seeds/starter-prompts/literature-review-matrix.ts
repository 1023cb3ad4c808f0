import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const literatureReviewMatrix: StarterPrompt = {
  slug: 'literature-review-matrix',
  title: 'Literature Review Matrix Maker',
  oneLiner: 'Lay your sources side by side, see where they quarrel, and leave with an argument in place of a pile.',
  description: `A review is not a list of summaries in alphabetical order. It is a map of who agrees with whom, about what, and how they know. This prompt draws that map from *your* notes and from nothing else.

**What you get:** a matrix with one row per source, the tensions between them, the gap that your question sits in, and a paragraph-by-paragraph plan for the chapter.

**It does not search.** It reads only what you enter, cites only what you list, and marks every empty cell as "not in notes", so nothing has to be un-invented later. Check each row against the paper before it goes in your thesis.

**To use it well:** three good lines per source, on method, finding and what bothered you, beat a pasted abstract.`,
  contentType: 'text',
  category: 'academic-writing',
  tags: ['literature-review', 'research', 'thesis', 'synthesis', 'sources'],
  language: 'en',
  publisher: 'conjure-desk',
  systemTemplate: `You are a careful research supervisor. You work only from the sources and notes that you are given. You never add a source, a year, a page number, a finding or a quotation. An empty cell reads "not in notes". You keep apart what a study found, what its authors conclude and what the note-taker thinks of it. You write precise academic English without padding.`,
  template: `Build a literature review matrix.

**Research question:** {{research_question}}
**Field:** {{field_of_study}}
**Sources count only from the year:** {{year_from}}
**Citation style for in-text references:** {{citation_style}}

**Sources and notes**
{{sources}}

**Further notes from a file:** {{notes_file}}

Produce:
1. **Matrix.** A Markdown table with one row per source and these columns: source, {{matrix_columns}}, relevance to the question (high, medium or low, with three words why). Sources older than the year above go in a second, smaller table called "Earlier work".
2. **Agreements.** What at least two sources support, with references, and whether by the same kind of evidence.
3. **Tensions.** Pairs that disagree. For each: the claim, both sides, and the likeliest reason (different sample, measure, definition, period), marked as your inference.
4. **The gap.** What none of these sources answers about the research question, in at most 80 words. If the notes suggest that there is no gap, say so.
5. **Plan of the chapter.** Six to eight paragraphs: topic sentence, sources used, the job of the paragraph. Ordered by idea, never by author.
{{methods_critique}}
{{search_terms}}
Finish with **Missing from the notes**: what to look up in each source before citing it.`,
  form: formOf(
    {
      title: 'The question',
      fields: [
        { key: 'research_question', type: 'long_text', label: 'Research question', placeholder: 'How does shared housing affect the sense of belonging of first-year students?', required: true, min: 15, max: 500 },
        { key: 'field_of_study', type: 'short_text', label: 'Field', placeholder: 'Urban sociology', required: true, max: 100 },
        { key: 'year_from', type: 'number', label: 'Count sources from the year', min: 1900, max: 2100, placeholder: '2015' },
      ],
    },
    {
      title: 'Your sources',
      fields: [
        {
          key: 'sources', type: 'rows', label: 'Sources', help: 'Three lines of your own notes per source are plenty.', required: true, min: 2, max: 15,
          fields: [
            { key: 'reference', type: 'short_text', label: 'Author and year', placeholder: 'Okafor 2021', required: true, max: 120 },
            { key: 'method', type: 'short_text', label: 'How they did it', max: 200 },
            { key: 'finding', type: 'long_text', label: 'What they found', required: true, max: 800 },
            { key: 'doubt', type: 'short_text', label: 'What bothers you', max: 240 },
          ],
        },
        { key: 'notes_file', type: 'file', label: 'More notes as a text file', help: 'Plain text or Markdown, optional.' },
      ],
    },
    {
      title: 'The matrix',
      fields: [
        {
          key: 'matrix_columns', type: 'multi_select', label: 'Columns', required: true, min: 2, max: 6, default: ['method', 'sample', 'finding', 'limits'],
          options: [
            { value: 'theory', label: 'theory' }, { value: 'method', label: 'method' }, { value: 'sample', label: 'sample' }, { value: 'finding', label: 'main finding' },
            { value: 'measure', label: 'how it was measured' }, { value: 'limits', label: 'limitations' }, { value: 'quote', label: 'phrase worth quoting' },
          ],
        },
        { key: 'citation_style', type: 'select', label: 'Citation style', required: true, default: 'apa', options: [{ value: 'apa', label: 'APA' }, { value: 'harvard', label: 'Harvard' }, { value: 'mla', label: 'MLA' }, { value: 'chicago', label: 'Chicago author-date' }] },
        { key: 'methods_critique', type: 'toggle_text', label: 'Look hard at methods', insertText: 'Also add **Strength of evidence**: order the sources by how far their design can support their claim, with one reason each.' },
        { key: 'search_terms', type: 'toggle_text', label: 'Suggest searches', default: true, insertText: 'Also add **Next searches**: five search strings with Boolean operators, each aimed at one weak spot of the matrix.' },
      ],
    },
  ),
  outputSettings: { length: 1000 },
  sampleInputs: [
    {
      label: 'Belonging in shared housing',
      inputs: {
        research_question: 'How does shared housing affect the sense of belonging of first-year students?', field_of_study: 'Urban sociology', year_from: 2015, matrix_columns: ['method', 'sample', 'finding', 'limits'], citation_style: 'apa', methods_critique: true, search_terms: true,
        sources: [
          { reference: 'My interview pilot', method: 'Six interviews, autumn term', finding: 'Students name the kitchen, not the room, as the place where they felt at home first.', doubt: 'All six knew each other' },
          { reference: 'Seminar paper A', method: 'Survey in one residence', finding: 'Belonging is higher where cooking is shared, but only after the second month.', doubt: 'Belonging measured with a single question' },
          { reference: 'Seminar paper B', method: 'Comparison of two residences', finding: 'No difference between corridor and flat layout once rent is taken into account.' },
        ],
      },
    },
    {
      label: 'Notes on slow email',
      inputs: {
        research_question: 'Does answering email in fixed batches change how people judge their working day?', field_of_study: 'Organisational psychology', matrix_columns: ['theory', 'method', 'finding', 'measure'], citation_style: 'harvard', methods_critique: false, search_terms: true,
        sources: [
          { reference: 'Reading note 1', method: 'Diary study', finding: 'Batching lowers reported interruption; judgement of the day hardly moves.' },
          { reference: 'Reading note 2', method: 'Field experiment in one office', finding: 'Effect appears only for people who may choose their own batch times.', doubt: 'Small office, keen manager' },
        ],
      },
    },
    {
      label: 'Birds and bright streets',
      inputs: {
        research_question: 'How does street lighting change when urban birds begin to sing in the morning?', field_of_study: 'Urban ecology', year_from: 2010, matrix_columns: ['sample', 'measure', 'finding', 'limits', 'quote'], citation_style: 'chicago', methods_critique: true, search_terms: false,
        sources: [
          { reference: 'Field notes, spring', method: 'Recordings at four lamps and four dark corners', finding: 'Blackbirds begin about half an hour earlier beside lamps.', doubt: 'The lamps stand where the traffic is' },
          { reference: 'Library note 3', method: 'Lamps switched off for two weeks', finding: 'The difference shrinks within days, so it is not a matter of who settles where.' },
          { reference: 'Library note 4', method: 'Comparison of lamp colours', finding: 'Amber lamps change less than white ones.', doubt: 'Only one species counted' },
        ],
      },
    },
  ],
};
