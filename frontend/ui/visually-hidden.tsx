import { visuallyHidden } from '#styled/patterns';
import type { ComponentProps } from 'react';

const hidden = visuallyHidden();

/** Text for screen readers only. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span {...props} className={hidden} />;
