/** A form of text that a request names, such as a haiku or a list, and its number of parts if the request gives one. */
export interface AskedForm {
  kind: 'haiku' | 'limerick' | 'sonnet' | 'poem' | 'list' | 'table' | 'json';
  count: number | null;
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const COUNT = `(\\d{1,2}|${NUMBERS.slice(1).join('|')})`;
const ITEMS = '(?:ideas?|tips?|ways?|names?|steps?|reasons?|questions?|items?|points?|facts?|examples?|suggestions?|rules?|titles?|bullets?|bullet points?|things?|mistakes?|books?|lessons?|rows?|entries)';
const COUNTED = new RegExp(`\\b${COUNT} (?:[\\p{L}-]+ ){0,2}?${ITEMS}\\b|\\b(?:list|table) (?:of|with) ${COUNT}\\b`, 'iu');

const numberOf = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  const value = /^\d/.test(text) ? Number(text) : NUMBERS.indexOf(text.toLowerCase());
  return value >= 1 && value <= 40 ? value : null;
};

/** The form of text that a task names; null for none. With `verseOnly` lists and tables do not count, because the prompt's category decides them. */
export function askedForm(task: string, verseOnly: boolean): AskedForm | null {
  const first = task.slice(0, 400);
  const verse = /\b(haiku|limerick|sonnet)\b/i.exec(first)?.[1]?.toLowerCase();
  if (verse !== undefined) return { kind: verse as AskedForm['kind'], count: null };
  if (/\b(?:as|in|valid|return|output|reply with|answer with|a|one) (?:only )?json\b/i.test(task.slice(0, 2_000))) return { kind: 'json', count: numberOf(COUNTED.exec(first)?.slice(1).find(Boolean)) };
  if (verseOnly) return null;
  if (/\b(?:poem|verses?|lyrics)\b/i.test(first)) return { kind: 'poem', count: null };
  const count = numberOf(COUNTED.exec(first)?.slice(1).find(Boolean));
  if (/\btable\b(?! (?:tennis|manners|top|lamp|cloth|salt))/i.test(first) && /\b(?:table (?:of|with|that|for|comparing|about|on)|(?:as|in|into) a (?:[\w-]+ )?table|(?:comparison|markdown|summary) table|(?:make|create|write|draw|build|give me) (?:me )?(?:a|one) (?:[\w-]+ )?table)\b/i.test(first)) return { kind: 'table', count };
  return count !== null && !/\bemail|letter|story|script|essay|article|blog post\b/i.test(first) ? { kind: 'list', count } : null;
}
