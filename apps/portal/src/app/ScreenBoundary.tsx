import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { logger } from '../shared/log/logger.ts';
import { BrokenScreen } from './BrokenScreen.tsx';

interface BoundaryProps {
  /** Another one takes a broken screen away. */
  readonly address: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly isBroken: boolean;
  readonly address: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false, address: this.props.address };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps(
    { address }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return address === state.address ? null : { isBroken: false, address };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    logger.error(`A screen broke${info.componentStack ?? ''}`, error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
}

/** Keeps a screen that breaks from taking its surroundings with it. Going elsewhere mends it. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary address={key}>{children}</Boundary>;
}
