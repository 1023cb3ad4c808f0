import { describe, expect, it } from 'vitest';
import { contentDisposition } from '#kernel/http/content-disposition.ts';
import { readPlainText, sniffImage } from './sniff-mime.ts';

describe('the file name in the Content-Disposition header', () => {
  it('a file name of plain ASCII stays as it is in the Content-Disposition header; others get an ASCII form and an encoded one', () => {
    expect(contentDisposition('attachment', 'red-door.webp')).toBe(`attachment; filename="red-door.webp"; filename*=UTF-8''red-door.webp`);
    expect(contentDisposition('inline', 'Tür (rot).webp')).toBe(`inline; filename="Tur (rot).webp"; filename*=UTF-8''T%C3%BCr%20%28rot%29.webp`);
  });

  it.each([
    'a"; filename="evil.exe', 'x\r\nSet-Cookie: a=b', '../../etc/passwd', '\ud800', '日本', ''
  ])('the file name %j cannot break out of the Content-Disposition header or add a path', (name) => {
    const header = contentDisposition('attachment', name);
    expect(header).toMatch(/^attachment; filename="[^"\\/\r\n]+"; filename\*=UTF-8''[A-Za-z0-9%._~!$&+^`|-]+$/);
  });
});

describe('the type of a file by its bytes', () => {
  it.each([
    ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]],
    ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['image/gif', [...Buffer.from('GIF89a...')]],
    ['image/webp', [...Buffer.from('RIFF....WEBPVP8 ')]],
    [null, [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
    [null, [...Buffer.from('%PDF-1.7')]],
    [null, []],
  ])('the type of a file is found by its bytes: %s', (mime, bytes) => {
    expect(sniffImage(Buffer.from(bytes))).toBe(mime);
  });

  it('a text file is read as UTF-8 without its byte order mark, and other bytes are refused', () => {
    expect(readPlainText(Buffer.from('\ufeffHello\n\tthere — ✨'))).toBe('Hello\n\tthere — ✨');
    expect(readPlainText(Buffer.from([0xff, 0xfe, 0x41]))).toBeNull();
    expect(readPlainText(Buffer.from('a\0b'))).toBeNull();
  });
});
