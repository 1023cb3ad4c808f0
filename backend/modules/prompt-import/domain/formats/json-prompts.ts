import { UnreadableFile } from '../found-prompt.ts';
import type { Found } from '../found-prompt.ts';
import { OWN_MARK, OWN_VERSION } from '#contracts/prompt-file-format.ts';
import { isLangfuse, langfusePrompts } from './langfuse.ts';
import { nameOf, NAMES_LIMIT, tagsOf } from './pick-column.ts';
import type { Part } from './pick-column.ts';
import { titleFromText } from './title-from-text.ts';

export type JsonFormat = 'json' | 'open_webui' | 'langfuse';
export type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Finds the list of prompts in a JSON document; a single prompt is a list of one. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) throw new UnreadableFile('This JSON contains no prompts.');
  for (const name of ['prompts', 'data', 'items']) if (Array.isArray(value[name])) return value[name] as unknown[];
  return [value];
}

const isOpenWebUi = (item: unknown): boolean => isObject(item) && typeof item['command'] === 'string' && typeof item['content'] === 'string';

function openWebUiPrompt(item: JsonObject, row: number): Found {
  const title = textIn(item['name']) || textIn(item['title']) || textIn(item['command']).replace(/^\//, '').replace(/[-_]+/g, ' ');
  return { row, title, titled: true, text: textIn(item['content']), tags: tagsOf(item['tags']), notes: [] };
}

function anyPrompt(item: unknown, row: number): Found {
  if (typeof item === 'string') return { row, title: titleFromText(item), titled: false, text: item, notes: ['The title is the beginning of the text.'] };
  if (!isObject(item)) return { row, title: '', refused: 'This is neither an object nor a text.' };
  const names = Object.keys(item).slice(0, NAMES_LIMIT).filter((name) => typeof item[name] === 'string' || name.toLowerCase() === 'tags');
  const part = (which: Part): string => textIn(item[nameOf(which, names) ?? '']);
  const text = part('text');
  const titled = part('title').trim() !== '';
  if (text === '') return { row, title: part('title'), refused: 'It has no text: no entry is called "prompt", "template", "content" or "text".' };
  return {
    row, text, titled, title: titled ? part('title') : titleFromText(text), type: part('type'), category: part('category'), system: part('system'),
    description: part('description'), tags: tagsOf(item[nameOf('tags', names) ?? '']), language: part('language'),
    notes: titled ? [] : ['The title is the beginning of the text.'],
  };
}

/**
 * Finds the prompts in a parsed JSON document: our own export, Open WebUI's, Langfuse's, or any list of objects.
 * @throws UnreadableFile
 */
export function jsonPrompts(value: unknown): { format: JsonFormat; found: Found[] } {
  if (isObject(value) && value[OWN_MARK] !== undefined && Array.isArray(value['prompts'])) {
    if (value[OWN_MARK] !== OWN_VERSION) throw new UnreadableFile('This export comes from a later version and cannot be read yet.');
    const found = value['prompts'].map((own, index): Found => (isObject(own) ? { row: index + 1, own } : { row: index + 1, title: '', refused: 'This is not a prompt.' }));
    return { format: 'json', found };
  }
  const items = listOf(value);
  if (items.length === 0) throw new UnreadableFile('This file contains no prompts.');
  if (items.every(isOpenWebUi)) return { format: 'open_webui', found: items.map((item, index) => openWebUiPrompt(item as JsonObject, index + 1)) };
  if (items.some(isLangfuse)) return { format: 'langfuse', found: langfusePrompts(items) };
  return { format: 'json', found: items.map((item, index) => anyPrompt(item, index + 1)) };
}
