import { expect, it } from 'vitest';
import { templateOf } from './template-of.ts';

it('takes the fence off that models put around a text, and nothing else', () => {
  expect(templateOf('```markdown\nWrite {{topic}}\n```\n')).toBe('Write {{topic}}');
  expect(templateOf('  Write {{topic}}\n')).toBe('Write {{topic}}');
  expect(templateOf('Before\n```\ncode\n```')).toBe('Before\n```\ncode\n```');
});
