import { fileName } from '#contracts/output-file-name.ts';
import { plainText } from '#shared/creations/plain-text.ts';

/** Downloads a text to the reader's device as a Markdown file that is named after the text's title. */
export const saveMarkdown = (text: string, title: string): void => saveText(text, 'text/markdown', fileName(title, 'md'));

/** Downloads a text to the reader's device as a file without Markdown, named after the text's title. */
export const savePlain = (text: string, title: string): void => saveText(plainText(text), 'text/plain', fileName(title, 'txt'));

function saveText(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Frees the file's memory a moment later, because some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
