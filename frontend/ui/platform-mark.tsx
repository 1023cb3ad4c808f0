import { BadgeCheck } from 'lucide-react';
import { keepSize } from '#styled/patterns';
import { PLATFORM_MARK } from './platform-mark.words.ts';

/** A mark beside the name of an account that the platform itself runs. Screen readers read it as text. */
export const PlatformMark = ({ size = 16 }: { size?: number }) => (
  <BadgeCheck size={size} role="img" aria-label={PLATFORM_MARK.label} className={keepSize({ color: 'brand' })} />
);
