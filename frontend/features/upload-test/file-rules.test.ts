import { describe, expect, it } from 'vitest';
import { fileProblem, misnamed } from './file-rules.ts';

describe('files before they are sent', () => {
  it.each([
    ['holiday.PNG', 10 * 1024 * 1024, null],
    ['notes.md', 1024 * 1024, null],
    ['holiday.png', 10 * 1024 * 1024 + 1, /picture has 10 MB: 10 MB is the limit|picture has 10\.0/],
    ['notes.txt', 3 * 1024 * 1024, /text has 3 MB: 1 MB is the limit/],
    ['drawing.svg', 100, /SVG pictures can contain scripts/],
    ['setup.exe', 100, /end in \.exe cannot be used/],
    ['README', 100, /without an ending/],
    ['empty.png', 0, /empty/],
  ])('accepts or refuses the file %s with %i bytes before the upload', (name, size, problem) => {
    const found = fileProblem({ name, size });
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeNull();
  });

  it('detects a picture whose file name does not fit the type of its bytes', () => {
    expect(misnamed({ name: 'a.png', mime: 'image/jpeg' })).toBe('Named .png, but its content is a JPEG picture. The content counts.');
    expect(misnamed({ name: 'a.JPEG', mime: 'image/jpeg' })).toBeNull();
    expect(misnamed({ name: 'a.md', mime: 'text/markdown' })).toBeNull();
  });
});
