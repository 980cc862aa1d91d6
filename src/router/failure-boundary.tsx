import { Component, type ReactNode } from 'react';
import type { Words } from '../model.ts';
import { PageFailure } from './page-status.tsx';

interface FailureBoundaryProps {
  readonly words: Words;
  readonly pathname: string;
  readonly children: ReactNode;
}

interface FailureBoundaryState {
  readonly failure?: { readonly error: unknown };
}

/** Puts what went wrong in the place of children that cannot be drawn. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = {};

  static getDerivedStateFromError(error: unknown): FailureBoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { words, pathname, children } = this.props;
    const { failure } = this.state;
    return failure ? <PageFailure error={failure.error} words={words} pathname={pathname} /> : children;
  }
}
