import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { BasicsPane } from '../basics/basics-pane.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { parts } from './parts.ts';
import type { Step } from './steps.ts';

/**
 * The main panes of the builder: basics, template with preview, and fields. Wide screens show three, smaller ones two, phones one. All panes
 * stay mounted, so that a change of step loses no position in a text.
 */
export function Workshop({ step }: { step: Step }) {
  return (
    <div className={grid} data-step={step}>
      <div data-place="basics" className={basics}><PartBoundary><BasicsPane /></PartBoundary></div>
      <div className={middle}>
        <div data-place="template" className={template}><PartBoundary><parts.template.Part /></PartBoundary></div>
        <div data-place="preview" className={preview}><PartBoundary><parts.preview.Part /></PartBoundary></div>
      </div>
      <div data-place="fields" className={fields}><PartBoundary><parts.fields.Part /></PartBoundary></div>
    </div>
  );
}

const grid = column({
  gap: '4', alignItems: 'start', lg: { gridTemplateColumns: 'minmax(0, 1fr) 340px', '&[data-step=basics]': { gridTemplateColumns: 'minmax(0, 720px)' } },
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
