import { Component } from 'react';
import { css } from '#styled/css';
import * as START from './start.words.ts';

interface Props {
  children: React.ReactNode;
}
interface State {
  message: string | null;
}

/** A message in place of the page when its rendering failed, with a button that loads the page again. Without it the page would be white. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): React.ReactNode {
    if (this.state.message === null) return this.props.children;
    return (
      <div role="alert" className={css({ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: '4', minHeight: 'viewport', padding: '6', textAlign: 'center' })}>
        <h1 className={css({ textStyle: 'h1' })}>{START.errorBoundaryHeading}</h1>
        <p className={css({ color: 'fg.muted' })}>{START.errorBoundaryFailedLoadAppText(this.state.message)}</p>
        <button type="button" className={css({ color: 'brand', fontWeight: 'semibold', minHeight: '10' })} onClick={() => window.location.reload()}>
          {START.errorBoundaryButton}
        </button>
      </div>
    );
  }
}
