import type { Criterion } from '#contracts/challenges.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { FormField, PromptForm } from '#contracts/prompt-form.ts';

/* Builds the form and the template that a challenge offers for making an entry. The type decides the fields, and the theme the first question. */

const options = (labels: readonly string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }));
const choice = (key: string, label: string, labels: readonly string[]): FormField => ({ key, label, type: 'select', required: false, default: labels[0]?.toLowerCase() ?? '', options: options(labels) });

const FIELDS: Record<ContentType, FormField[]> = {
  text: [choice('tone', 'Tone', ['Warm', 'Dry', 'Eerie', 'Solemn', 'Silly']), { key: 'must', label: 'One thing it must have', type: 'short_text', required: false, max: 120 }],
  image: [choice('light', 'Light', ['Dawn', 'Noon', 'Dusk', 'Night']), choice('look', 'Look', ['Illustration', 'Photograph', 'Paper cut', 'Ink', 'Clay'])],
  video: [choice('motion', 'Motion', ['Slow', 'Steady', 'Sudden', 'Looping']), choice('look', 'Look', ['Illustration', 'Stop motion', 'Paper cut', 'Neon'])],
};

const TEMPLATES: Record<ContentType, string> = {
  text: 'Write for this theme: {theme}\nThe idea: {{idea}}\nTone: {{tone}}.\nIt must have: {{must}}\n{rules}',
  image: 'A picture for this theme: {theme}\nThe idea: {{idea}}\nLight: {{light}}. Look: {{look}}.\n{rules}',
  video: 'A short clip for this theme: {theme}\nThe idea: {{idea}}\nMotion: {{motion}}. Look: {{look}}.\n{rules}',
};

/** Builds the form that entrants of a challenge fill in. */
export const challengeForm = ({ contentType, ask, example }: { contentType: ContentType; ask: string; example: string }): PromptForm => ({
  sections: [{ title: '', fields: [{ key: 'idea', label: ask, type: 'long_text', required: true, max: 200, ...(example === '' ? {} : { placeholder: example }) }, ...FIELDS[contentType]] }],
});

// Removes braces from a host's words, because the template would read them as variables.
const plain = (words: string): string => words.replace(/[{}]/g, '');

/** Builds the template of a challenge's runs from its title, theme and rules. */
export const challengeTemplate = ({ contentType, title, theme, rules }: { contentType: ContentType; title: string; theme: string; rules: readonly string[] }): string =>
  TEMPLATES[contentType].replace('{theme}', () => plain(`${title}. ${theme}`)).replace('{rules}', () => plain(rules.join(' ')));

const CRITERIA: Record<ContentType, readonly Criterion[]> = {
  text: [
    { key: 'theme', label: 'Theme', weight: 40, hint: 'It answers the theme, and keeps to the rules.' },
    { key: 'originality', label: 'Originality', weight: 35, hint: 'An idea that was not the first one to come.' },
    { key: 'craft', label: 'Craft', weight: 25, hint: 'Every sentence earns its place.' },
  ],
  image: [
    { key: 'theme', label: 'Theme', weight: 40, hint: 'It shows the theme, and keeps to the rules.' },
    { key: 'originality', label: 'Originality', weight: 35, hint: 'A view that was not the first one to come.' },
    { key: 'craft', label: 'Craft', weight: 25, hint: 'Light, edges, and nothing that melts by accident.' },
  ],
  video: [
    { key: 'theme', label: 'Theme', weight: 40, hint: 'It shows the theme, and keeps to the rules.' },
    { key: 'originality', label: 'Originality', weight: 35, hint: 'A turn that was not the first one to come.' },
    { key: 'craft', label: 'Craft', weight: 25, hint: 'The movement means something.' },
  ],
};

/** The criteria of the rubric with their weights, by content type. */
export const criteriaOf = (contentType: ContentType): readonly Criterion[] => CRITERIA[contentType];
