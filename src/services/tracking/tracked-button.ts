// What is told about a button that was seen or used? (TRK-016, TRK-017)
import { TrackedContext } from '../../core/enums/tracking';

export interface TrackedButton {
  readonly id: string;
  readonly buttonText: string;
  readonly clickthroughUrl: string;
  readonly alignment: string;
  readonly size: string;
  readonly newWindow: boolean;
  /** Where it stands (TRK-011). */
  readonly context: (typeof TrackedContext)[keyof typeof TrackedContext];
}

/** What is not known of a button. */
export const EMPTY_BUTTON: TrackedButton = {
  id: '',
  buttonText: '',
  clickthroughUrl: '',
  alignment: '',
  size: '',
  newWindow: false,
  context: TrackedContext.buttonBlock,
};
