import { pluralWord } from '#contracts/plural.ts';

/** Control characters other than line breaks and tabs, which can be neither shown nor stored. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;
const HALVES = /\p{Cs}/gu;

export interface Tidied {
  text: string;
  notes: string[];
}

/** Tidies an imported text so that it can be stored and shown, with a note for every kind of change. Line ends become `\n`. */
export function tidyText(raw: string): Tidied {
  const notes: string[] = [];
  let text = raw.startsWith('\uFEFF') ? raw.slice(1) : raw;
  if (text.includes('\r')) {
    text = text.replace(/\r\n?/g, '\n');
    notes.push('Line ends were unified.');
  }
  const controls = text.match(CONTROLS)?.length ?? 0;
  if (controls > 0) {
    text = text.replace(CONTROLS, '');
    notes.push(`${controls} ${pluralWord(controls, 'invisible control character was', 'invisible control characters were')} taken out.`);
  }
  const halves = text.match(HALVES)?.length ?? 0;
  if (halves > 0) {
    text = text.replace(HALVES, '\uFFFD');
    notes.push(`${halves} ${pluralWord(halves, 'broken character is', 'broken characters are')} shown as �.`);
  } else if (text.includes('\uFFFD')) notes.push('Some characters could not be read and are shown as �.');
  return { text, notes };
}

/** Tidies a text that must stay on one line, such as a title or a tag. */
export const tidyLine = (raw: string): string => tidyText(raw).text.replace(/\s+/g, ' ').trim();
