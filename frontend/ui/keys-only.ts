import { css } from '#styled/css';

/** Style of a hint about keys. It is hidden on phones and tablets, whose pointer is a finger and which seldom have a keyboard. */
export const keysOnly = css({ '@media not all and (hover: hover) and (pointer: fine)': { display: 'none!' } });
