import { css } from '#styled/css';

/** Makes the small buttons on a work's cover 40 px large on phones and touch screens. */
export const roomForFinger = css({ '@media (max-width: 767px), (pointer: coarse)': { '--h': '40px', minHeight: '10' } });
