import type { ThemeSeed } from '#modules/challenges/theme-seed.port.ts';
import { IMAGE_THEMES } from './image.ts';
import { TEXT_THEMES } from './text.ts';
import { VIDEO_THEMES } from './video.ts';

/** The challenge themes that come with the product. */
export const CHALLENGE_THEMES: readonly ThemeSeed[] = [...TEXT_THEMES, ...IMAGE_THEMES, ...VIDEO_THEMES];
