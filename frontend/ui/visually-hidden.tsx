import { css } from '#styled/css';
import type { ComponentProps } from 'react';

const hidden = css({ srOnly: true });

/** For readers of the page by ear alone. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span {...props} className={hidden} />;
