import { Suspense } from 'react';
import { css } from '#styled/css';
import { Skeleton } from '#ui/skeleton.tsx';
import { BasicsPane } from '../basics/basics-pane.tsx';
import { FieldsPane, PreviewPane, TemplatePane } from './panes.ts';
import type { Step } from './steps.ts';

const waiting = <Skeleton className={css({ height: '[420px]', borderRadius: 'xl' })} />;

/**
 * Basics, template with its preview, and fields: side by side where there is room for three, two at a time on smaller
 * screens, one on phones. Panes stay mounted, so that changing the step loses no place in a text.
 */
export function Workshop({ step }: { step: Step }) {
  return (
    <div className={grid} data-step={step}>
      <div className={basics}><BasicsPane /></div>
      <div className={middle}>
        <div className={template}><Suspense fallback={waiting}><TemplatePane /></Suspense></div>
        <div className={preview}><Suspense fallback={waiting}><PreviewPane /></Suspense></div>
      </div>
      <div className={fields}><Suspense fallback={waiting}><FieldsPane /></Suspense></div>
    </div>
  );
}

const grid = css({
  display: 'grid', gap: '4', alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)',
  lg: { gridTemplateColumns: 'minmax(0, 1fr) 340px', '&[data-step=basics]': { gridTemplateColumns: 'minmax(0, 720px)' } },
  xl: { '&, &[data-step=basics]': { gridTemplateColumns: '264px minmax(0, 1fr) 348px' } },
});
const basics = css({ minWidth: '0', display: 'none', '[data-step=basics] > &': { display: 'block' }, xl: { display: 'block' } });
const middle = css({
  minWidth: '0', display: 'none', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)', '[data-step=template] > &, [data-step=preview] > &': { display: 'grid' },
  lg: { '[data-step=fields] > &': { display: 'grid' } }, xl: { display: 'grid' },
});
const template = css({ minWidth: '0', lgDown: { '[data-step=preview] &': { display: 'none' } } });
const preview = css({ minWidth: '0', lgDown: { '[data-step=template] &': { display: 'none' } } });
const fields = css({
  minWidth: '0', display: 'none', '[data-step=fields] > &': { display: 'block' },
  lg: { '[data-step=template] > &, [data-step=preview] > &': { display: 'block' } }, xl: { display: 'block' },
});
