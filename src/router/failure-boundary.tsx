import { Component, type ReactNode } from 'react';
import { PageFailure } from './page-status.tsx';

interface FailureBoundaryProps {
  /** Path of the children; another one makes the boundary try again. */
  readonly pathname: string;
  readonly children: ReactNode;
}

interface FailureBoundaryState {
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Shows the error in place of children that failed to render. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = {};

  static getDerivedStateFromError(error: unknown): FailureBoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate({ pathname }: FailureBoundaryProps): void {
    if (this.state.failure && pathname !== this.props.pathname) {
      this.setState({ failure: undefined });
    }
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <PageFailure error={failure.error} /> : this.props.children;
  }
}
