// How do the images of the element get their file and their place?
import { useLayoutEffect, useRef } from 'react';
import { type LoadOptions, loadImage } from '../../kit/image-loader/load-image';
import type { ImageProps } from './image';

export function useImageLoader(props: ImageProps): void {
  const { emit } = props;
  const images = useStableImages(props.content);
  // Small and plain: as text they say whether anything has changed.
  const said = JSON.stringify(getLoadOptions(props));

  useLayoutEffect(() => {
    const ended = (loaded: boolean, { currentSrc, src }: HTMLImageElement) =>
      emit(loaded ? 'site-image-load' : 'site-image-error', { source: currentSrc || src });
    const options = JSON.parse(said) as LoadOptions;
    const stops = images.map((image) => loadImage(image, { ...options, ended }));
    return () => {
      for (const stop of stops) stop();
    };
  }, [images, said, emit]);
}

/** In the words of the loader. */
function getLoadOptions(props: ImageProps): LoadOptions {
  const { mode, sizeFormat } = props;
  return {
    mode: mode === 'null' ? null : mode,
    sizeFormat: sizeFormat === 'auto' ? null : sizeFormat,
    focalPoint: props.focalPoint,
    fitAlignment: props.fitAlignment,
    dimensions: props.dimensions,
    fixedRatio: props.fixedRatio,
    stretch: props.stretch,
    useAdvancedPositioning: props.useAdvancedPositioning,
    useBgImage: props.useBgImage,
    load: props.load,
    sizeAdjustment: props.sizeAdjustment,
    dprMin: props.dprMin,
    dprMax: props.dprMax,
    allowSaveData: props.allowSaveData,
    forceImageUpdate: props.forceImageUpdate,
  };
}

/** The images as before while they are the same with the same sources: a caption that changes starts nothing anew. */
function useStableImages(images: readonly HTMLImageElement[]): readonly HTMLImageElement[] {
  const last = useRef({ images, said: '' });
  const said = images.map(({ dataset }) => dataset.src).join('\n');
  const before = last.current;
  const same = before.said === said && before.images.every((image, at) => image === images[at]);
  if (!same || before.images.length !== images.length) last.current = { images, said };
  return last.current.images;
}
