import type { z } from 'zod/mini';
import type { importFormat, variableSyntax } from '#contracts/prompt-import.ts';
import type { DraftField, FieldType } from '#contracts/prompt-form.ts';

/** Name of each format that the server recognizes in an imported file or text. */
export const FORMAT_WORDS: Record<z.output<typeof importFormat>, string> = {
  prompts_chat_csv: 'prompts.chat table', csv: 'Table', markdown: 'Markdown', markdown_folder: 'Folder of Markdown files', json: 'JSON', open_webui: 'Open WebUI export',
  langfuse: 'Langfuse export', text: 'Plain text',
};

/** Shows for each notation of variables in imported texts how a variable is written; null for a text without variables. */
export const SYNTAX_WORDS: Record<z.output<typeof variableSyntax>, string | null> = {
  double_braces: '{{name}}', choices: '{{name:a|b}}', dollar: '${name}', brackets: '[NAME]', angle: '<name>', percent: '%name%', single_braces: '{name}', none: null,
};

const TYPE_WORDS: Record<FieldType, string> = {
  short_text: 'One line', long_text: 'Several lines', number: 'Number', slider: 'Slider', select: 'Choice', multi_select: 'Several choices', radio_cards: 'Cards', checkbox: 'Checkbox',
  toggle_text: 'Switch', date: 'Date', color: 'Colour', url: 'Link', image: 'Picture', file: 'File', tags: 'Tags', rows: 'Rows',
};

const shown = (value: NonNullable<DraftField['default']>): string => (Array.isArray(value) ? value.join(', ') : String(value));

/** Describes a field of an imported prompt in one line: its type, and its options or default. */
export function fieldWords({ type, options, default: fallback }: DraftField): string {
  const offered = options && options.length > 0 ? `: ${options.map(({ label }) => label).join(', ')}` : '';
  const held = fallback === undefined || fallback === '' ? '' : ` · starts as “${shown(fallback)}”`;
  return `${TYPE_WORDS[type]}${offered}${held}`;
}

