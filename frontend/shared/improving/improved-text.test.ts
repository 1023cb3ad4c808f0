import { expect, it } from 'vitest';
import { improvedText } from './improved-text.ts';

it('the improved text loses the code fence that models put around a text, and nothing else', () => {
  expect(improvedText('```markdown\nWrite {{topic}}\n```\n')).toBe('Write {{topic}}');
  expect(improvedText('  Write {{topic}}\n')).toBe('Write {{topic}}');
  expect(improvedText('Before\n```\ncode\n```')).toBe('Before\n```\ncode\n```');
});
