/** Downloads a text to the reader's device as a file. */
export function saveText(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Frees the file's memory a moment later, because some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
