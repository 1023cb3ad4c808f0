import { visuallyHidden } from '#styled/patterns';
import type { ComponentProps } from 'react';

const hidden = visuallyHidden();

/** A text that only screen readers get. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span {...props} className={hidden} />;
