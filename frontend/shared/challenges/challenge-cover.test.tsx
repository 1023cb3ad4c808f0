import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ContentType } from '#contracts/primitives.ts';
import { ChallengeCover } from './challenge-cover.tsx';

const coverOf = (contentType: ContentType, coverUrl: string | null): string => renderToStaticMarkup(<ChallengeCover challenge={{ id: '00000000-0000-4000-8000-000000000001', contentType, coverUrl }} />);

it.each(['image', 'video'] as const)('a challenge for %s shows its cover picture, or the drawn picture without one', (contentType) => {
  expect(coverOf(contentType, '/media/cover')).toContain('src="/media/cover"');
  expect(coverOf(contentType, null)).toContain('<svg');
});

it('a challenge for texts shows the drawn picture in place of its cover, whose words a frame would cut', () => {
  expect(coverOf('text', '/media/cover')).not.toContain('/media/cover');
  expect(coverOf('text', '/media/cover')).toContain('<svg');
});
