import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { flexFill, hstack, metaText } from '#styled/patterns';

/** Row of the upload test's result with one fact about the file. */
export function ResultRow({ name, children, action }: { name: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={row}>
      <dt className={metaText()}>{name}</dt>
      <dd className={hstack({ gap: '2', minWidth: '0', textStyle: 'small', tabular: true })}>
        <span className={flexFill({ overflowWrap: 'anywhere' })}>{children}</span>
        {action}
      </dd>
    </div>
  );
}

const row = css({
  display: 'grid', gridTemplateColumns: { sm: '[128px 1fr]' }, gap: { base: '0.5', sm: '4' }, alignItems: 'center', paddingBlock: '2', minHeight: '12',
  '& + &': { borderBlockStart: 'soft' },
});
