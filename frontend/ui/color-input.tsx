import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { css } from '#styled/css';

export interface ColorInputProps {
  /** "#rrggbb". */
  value: string;
  onValueChange: (value: string) => void;
  /** Offered as swatches below. */
  presets?: readonly string[];
  /** Spoken name where there is no Field. */
  label?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
}

const Wheel = lazy(() => import('#ui/color-wheel.tsx').then((module) => ({ default: module.ColorWheel })));
const waiting = css({ height: '10', width: 'full' });

/** A colour as six hex digits: typed, picked from the field, or taken from the presets. Its code arrives when one is on the page. */
export function ColorInput(props: ColorInputProps) {
  return <Suspense fallback={<Skeleton className={waiting} />}><Wheel {...props} /></Suspense>;
}
