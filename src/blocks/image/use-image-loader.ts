// Loads and positions the images of the element with the options of its attributes.
import { useLayoutEffect, useRef } from 'react';
import type { BlockProps } from '../../kit/element/define';
import { type LoadOptions, loadImage } from '../../kit/image-loader/load-image';
import type { image } from './image.contract';

type Images = readonly HTMLImageElement[];

export function useImageLoader(props: BlockProps<typeof image, Images>): void {
  const { emit, host } = props;
  const images = useStableImages(props.content);
  // Serialized, so that the effect runs only when a value has changed.
  const optionsKey = JSON.stringify(getLoadOptions(props));

  useLayoutEffect(() => {
    const onLoadEnd = (isLoaded: boolean, { currentSrc, src }: HTMLImageElement) =>
      emit(isLoaded ? 'site-image-load' : 'site-image-error', { source: currentSrc || src });
    const options = JSON.parse(optionsKey) as LoadOptions;
    const nodes = images.length > 0 ? images : findMarkedNodes(host);
    const stops = nodes.map((node) => loadImage(node, { ...options, onLoadEnd }));
    return () => {
      for (const stop of stops) stop();
    };
  }, [images, optionsKey, emit, host]);
}

/** Nodes that name a source for the loader; it logs that they are not images. */
const findMarkedNodes = (host: HTMLElement): readonly Element[] => [
  ...host.querySelectorAll('[data-src], [data-image]'),
];

/** Maps the attributes to the options of the image loader. */
function getLoadOptions(props: BlockProps<typeof image, Images>): LoadOptions {
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

/** Keeps the array while images and sources are equal, so that other content changes do not restart the loader. */
function useStableImages(images: Images): Images {
  const sources = images.map(({ dataset }) => dataset.src).join('\n');
  const previous = useRef({ images, sources });
  const { current } = previous;
  const isEqual =
    current.sources === sources &&
    current.images.length === images.length &&
    current.images.every((img, index) => img === images[index]);
  if (!isEqual) previous.current = { images, sources };
  return previous.current.images;
}
