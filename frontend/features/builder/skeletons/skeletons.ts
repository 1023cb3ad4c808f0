import { IMAGE_SKELETONS } from './picture-skeletons.ts';
import type { Skeleton } from './skeleton.ts';
import { TEXT_SKELETONS } from './text-skeletons.ts';
import { VIDEO_SKELETONS } from './video-skeletons.ts';

/** The twelve ready-made prompts from which an author may begin. */
export const SKELETONS: readonly Skeleton[] = [...TEXT_SKELETONS, ...IMAGE_SKELETONS, ...VIDEO_SKELETONS];
