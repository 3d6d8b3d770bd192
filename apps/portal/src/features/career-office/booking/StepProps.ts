import type { BookingChoice } from './bookingAddress.ts';

/** Properties of every step of booking. */
export interface StepProps {
  readonly choice: BookingChoice;
  /** Keeps a choice in the address, without going on. */
  readonly onChange: (change: Partial<BookingChoice>) => void;
  readonly onNext: () => void;
  /** Left out at the first step. */
  readonly onBack?: () => void;
}
