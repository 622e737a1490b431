// Fields reported for a button that was seen or clicked (TRK-016, TRK-017).
import { TrackedContext } from '../../core/enums/tracking';

export interface TrackedButton {
  readonly id: string;
  readonly buttonText: string;
  readonly clickthroughUrl: string;
  readonly alignment: string;
  readonly size: string;
  readonly newWindow: boolean;
  /** Where the button is placed (TRK-011). */
  readonly context: (typeof TrackedContext)[keyof typeof TrackedContext];
}

/** Default values of missing fields. */
export const EMPTY_BUTTON: TrackedButton = {
  id: '',
  buttonText: '',
  clickthroughUrl: '',
  alignment: '',
  size: '',
  newWindow: false,
  context: TrackedContext.buttonBlock,
};
