import type { BookingChoice } from './bookingAddress.ts';

export interface StepProps {
  readonly choice: BookingChoice;
  /** Keeps a choice in the address, without going on. */
  readonly onChange: (change: Partial<BookingChoice>) => void;
  readonly onNext: () => void;
  readonly onBack?: () => void;
}
