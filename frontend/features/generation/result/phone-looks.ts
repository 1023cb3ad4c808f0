import { css } from '#styled/css';

/** Style of an action that phones show in the menu above a result, or below it. */
export const notOnPhones = css({ hideBelow: 'md' });
/** Style of an action that phones show as a button. The buttons share the row's width, and are high enough for a finger. */
export const onPhones = css({ mdDown: { flex: '[1 1 auto]', minHeight: '11', paddingInline: '1' } });
