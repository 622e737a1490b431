// The stage of a gallery whose slides are data.
import type { ReactNode } from 'react';
import { Stage } from '../drawing/stage';
import type { GalleryProps } from '../use-gallery';
import { useDrawnData } from './use-drawn-data';

export default (props: GalleryProps): ReactNode => <Stage {...props} useDrawn={useDrawnData} />;
