import { expect, it } from 'vitest';
import { fileName } from '#contracts/output-file-name.ts';
import { plainText } from './plain-text.ts';

it("plain text is made by removing Markdown's characters and keeping the words", () => {
  expect(plainText('# A *quiet* door\n\n> **Red**, and `old`.\n\n---\n\n* one_two_three\n* 2 * 3 * 4\n1. [Map](https://example.test/a_b) _now_\n\n\n\nEnd \\*here\\*')).toBe(
    'A quiet door\n\nRed, and old.\n\n- one_two_three\n- 2 * 3 * 4\n1. Map (https://example.test/a_b) now\n\nEnd *here*\n',
  );
});

it('plain text keeps code as it is written', () => {
  expect(plainText('Run:\n\n```sh\n# not a heading\necho **x**\n```\ndone')).toBe('Run:\n\n# not a heading\necho **x**\ndone\n');
});

it('a downloaded text is named after its title, in any script', () => {
  expect(fileName('A Red Door: No. 2!', 'md')).toBe('a-red-door-no-2.md');
  expect(fileName('Übergröße 富士山', 'webp', 3)).toBe('übergröße-富士山-3.webp');
  expect([fileName('✨', 'txt'), fileName(`${'a'.repeat(59)} b`, 'mp4', 1)]).toEqual(['creation.txt', `${'a'.repeat(59)}-1.mp4`]);
});
