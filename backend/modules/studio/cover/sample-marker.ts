import type { SampleMarker } from '#modules/generation/sample-marker.port.ts';
import { createClipMarker } from '../video/mark-clip.ts';
import { markSample } from './sample-mark.ts';

/** Builds the marker of samples. It marks clips only where `searchPath` (as in PATH) leads to ffmpeg. */
export const createSampleMarker = (searchPath: string): SampleMarker => ({ picture: markSample, clip: createClipMarker(searchPath) });
