import { Component } from 'react';
import type { ReactNode } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PART_BOUNDARY } from '../builder-shell.words.ts';

interface PartBoundaryProps {
  children: ReactNode;
}

/** Catches an error while a part of the builder renders, so that the other parts, the draft and its saving go on. */
export class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A part of the form builder failed.', error);
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return (
      <Alert tone="bad" title={PART_BOUNDARY.title} action={<Button size="sm" onClick={() => this.setState({ error: null })}>{PART_BOUNDARY.button}</Button>}>{PART_BOUNDARY.text}</Alert>
    );
  }
}
