import { expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

/** The form that every Content-Disposition header must have (RFC 6266): a kind, a quoted name without quotes in it, and an encoded name. */
const WHOLE = /^(inline|attachment); filename="[\x20-\x21\x23\x24\x26-\x3a\x3c-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]+$/;

it.each([
  ['cat.png', 'cat.png'],
  ['a"; filename="evil.html', 'a__ filename=_evil.html'],
  ['a.png\r\nSet-Cookie: sid=1', 'a.png_Set-Cookie: sid=1'],
  ['a\u0000b\u0085c\u2028d.png', 'a_b_cd.png'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['C:\\temp\\a.exe', 'C:_temp_a.exe'],
  ['100%22.txt', '100_22.txt'],
  ["it's (1)*.txt", "it's (1)*.txt"],
  ['\u{1F525}', 'file'],
  ['\ud800', '_'],
  ['', 'file'],
])('the file name %j cannot break out of the Content-Disposition header', (name, plain) => {
  for (const kind of ['inline', 'attachment'] as const) {
    const header = contentDisposition(kind, name);
    expect(header).toMatch(WHOLE);
    expect(header.startsWith(`${kind}; filename="${plain}"; `)).toBe(true);
    // This test puts the header into Node's Headers, which throw when a file name has smuggled a line break in.
    expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow();
  }
});

it('the Content-Disposition header gives back every file name that has nothing dangerous in it', () => {
  const name = 'Größe \u{1F525} 100%.txt';
  expect(decodeURIComponent(/UTF-8''(.*)$/.exec(contentDisposition('attachment', name))?.[1] ?? '')).toBe(name);
});

it('the Content-Disposition header cuts long file names', () => expect(contentDisposition('inline', 'a'.repeat(400)).length).toBeLessThan(400));
