import { IMAGE_SKELETONS } from './picture-skeletons.ts';
import type { Skeleton } from './skeleton.ts';
import { TEXT_SKELETONS } from './text-skeletons.ts';
import { VIDEO_SKELETONS } from './video-skeletons.ts';

/** Twelve prompts to begin with. */
export const SKELETONS: readonly Skeleton[] = [...TEXT_SKELETONS, ...IMAGE_SKELETONS, ...VIDEO_SKELETONS];
