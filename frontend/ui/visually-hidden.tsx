import { visuallyHidden } from '#styled/patterns';
import type { ComponentProps } from 'react';

const hidden = visuallyHidden();

/** For readers of the page by ear alone. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span {...props} className={hidden} />;
