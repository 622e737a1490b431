// The stage of a gallery whose slides are data.
import type { ReactNode } from 'react';
import { Stage, type StageProps } from '../drawing/stage';
import { useDrawnData } from './use-drawn-data';

export default (props: Omit<StageProps, 'useDrawn'>): ReactNode => (
  <Stage {...props} useDrawn={useDrawnData} />
);
