/** The kind of a form value, by which Studio never takes a colour, a date or a direction for the subject. */
export type ValueKind = 'text' | 'rows' | 'colour' | 'date' | 'number' | 'switch' | 'link' | 'direction' | 'technique' | 'taboo';

export interface FormValue {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly kind: ValueKind;
}

/** Keys of form fields in which people describe the subject. Their values always count as text. */
const MAIN = /^(?:topic|subject|title|quote|headline|brand_name|project_name|one_line|code|idea|premise|situation|research_question|source_text|story_so_far|what_happened|insider_notes|key_message|next_step|core_idea|action|offer|must_say|beat_\w+)$/;
const TABOO = /avoid|banned|never use|clich|must not|may not be seen|^secret$|exclude/i;
const TECHNIQUE = /^(?:style|technique|composition|layout|projection|angle|camera|lens|lettering|geometry|light|lighting|aspect|format|video_format|text_place|subject_side|hero_side|hook_styles|shape_\w+|motion_style|firmness|depth|maturity|purpose|material|texture|\w+_(?:mode|status|style|place|side|format))$/;
const DIRECTION = /^(?:also\b|add\b|for each\b|offer a\b|before the\b|include\b|write\b|use\b|make sure\b|end (?:with|on)\b|avoid\b|do not\b|please\b|mention\b)/i;
const ROW = /^\d+\.\s+/;

/** The kind of a form value: first by the value's shape, and then by the field's key. */
export function kindOf(key: string, label: string, value: string): ValueKind {
  const text = value.trim();
  if (/^#[0-9a-f]{3,8}$/i.test(text)) return 'colour';
  if (/^\d{4}-\d{2}-\d{2}(?:T[\d:.Z+-]*)?$/.test(text)) return 'date';
  if (/^[\d.,\s%-]+$/.test(text)) return 'number';
  if (/^(?:yes|no|on|off|true|false)$/i.test(text)) return 'switch';
  if (/^https?:\/\/\S+$/i.test(text)) return 'link';
  if (TABOO.test(key) || TABOO.test(label)) return 'taboo';
  if (MAIN.test(key)) return 'text';
  if (/_(?:line|block|option)$/.test(key) || (text.length > 40 && DIRECTION.test(text))) return 'direction';
  if (text.split('\n').every((line) => ROW.test(line))) return 'rows';
  return TECHNIQUE.test(key) ? 'technique' : 'text';
}

/** One row of a table in a form: its cells by column label. A table with a single column has the label ''. */
export type FormRow = Readonly<Record<string, string>>;

/** Reads the rows of a table that was written as text, such as `1. Part: Shop; Kind: service` or `1. a single cell`. */
export function rowsOf(text: string): FormRow[] {
  const lines = text.split('\n').filter((line) => ROW.test(line)).map((line) => line.replace(ROW, '').trim());
  const cells = lines.map((line) => line.split(/;\s+(?=[\p{Lu}][^;:]{0,40}: )/u));
  const first = (row: readonly string[]): string | undefined => /^([^:]{1,40}): /.exec(row[0]!)?.[1];
  const named = cells.length > 0 && cells.every((row) => first(row) !== undefined) && (cells.some((row) => row.length > 1) || (cells.length > 1 && new Set(cells.map(first)).size === 1));
  if (!named) return lines.map((line) => ({ '': line }));
  return cells.map((row) => Object.fromEntries(row.map((cell) => { const at = cell.indexOf(': '); return [cell.slice(0, at), cell.slice(at + 2).trim()]; })));
}

/** Writes an ISO date as people say it: `2026-12-04` becomes "4 December 2026". */
export const spokenDate = (iso: string): string => (Number.isNaN(Date.parse(iso)) ? iso : new Date(iso.slice(0, 10)).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }));
