import { css } from '#styled/css';

/** While it is not known yet who is there (specification 2). */
export const Checking = () => (
  <div className={css({ display: 'grid', placeItems: 'center', minHeight: '[50vh]', color: 'fg.muted' })}>
    <p role="status">Checking access...</p>
  </div>
);
