// Typed functions for calls that no other service makes.
import { type ApiCall, calls } from '../../core/calls';
import type { Features } from '../../core/wire/labs';
import type { Language, MultilingualSettings, MultilingualStatus } from '../../core/wire/multilingual';
import type { PlaceDetails, PlacePredictions } from '../../core/wire/places';
import type { Widget } from '../../core/wire/widget';
import type { Page } from '../page/page';
import type { Api, ApiResult, CallBody, CallOptions } from '../ports';
import {
  type HeaderFooter,
  readFeatures,
  readHeaderFooter,
  readHtml,
  readLanguages,
  readMultilingualSettings,
  readMultilingualStatus,
  readPlaceDetails,
  readPredictions,
  readRecordingId,
} from './parse-responses';

/** Part of the product in which a place is searched (HDR-001). */
export interface TrackingContext {
  readonly productPage: string;
  readonly productSection: string;
}

/** Query parameters of the places service. */
export type PlaceQuery = Readonly<Record<string, string | number | boolean | undefined>>;

type Answer<T> = Promise<ApiResult<T>>;

export interface Calls {
  readonly widget: {
    /** The HTML of a block, rendered by the server. The caller sanitizes it (`showWidget` of the kit). */
    render(widget: Widget, collectionId?: string, options?: CallOptions): Answer<string>;
  };
  readonly multilingual: {
    settings(options?: CallOptions): Answer<MultilingualSettings>;
    status(options?: CallOptions): Answer<MultilingualStatus>;
    languages(options?: CallOptions): Answer<readonly Language[]>;
    /** Requires an owner. */
    setLanguages(languages: readonly Language[], options?: CallOptions): Answer<readonly Language[]>;
    /** Disconnects the translation provider. Requires an owner. */
    disconnect(options?: CallOptions): Answer<void>;
  };
  readonly headerFooter: {
    read(options?: CallOptions): Answer<HeaderFooter>;
    /** Requires an owner. */
    write(entity: HeaderFooter, options?: CallOptions): Answer<HeaderFooter>;
  };
  readonly places: {
    /** Places whose names begin with `input`. */
    autocomplete(query: PlaceQuery, options?: CallOptions): Answer<PlacePredictions>;
    /** Details of the place with `place_id`. */
    details(query: PlaceQuery, tracking?: TrackingContext, options?: CallOptions): Answer<PlaceDetails>;
  };
  readonly recording: {
    /** Id for a session recording. */
    id(options?: CallOptions): Answer<string>;
  };
  readonly labs: {
    internal(options?: CallOptions): Answer<Features>;
    /** Replaces all features. Requires an owner. */
    setInternal(features: Features, options?: CallOptions): Answer<Features>;
    circle(options?: CallOptions): Answer<Features>;
    /** Replaces all features. Requires an owner. */
    setCircle(features: Features, options?: CallOptions): Answer<Features>;
  };
}

export function createCalls(api: Api, page: Page): Calls {
  const ask = async <T>(
    { method, path }: ApiCall,
    read: (body: unknown) => T,
    options?: CallOptions,
    body?: CallBody,
  ) => {
    const result = await send(api, method, path, body, options);
    return result.ok ? { ok: true as const, data: read(result.data) } : result;
  };
  return {
    widget: {
      render(widget, collectionId, options) {
        const body = new URLSearchParams({ widgetJSON: JSON.stringify(widget) });
        if (collectionId !== undefined) body.set('collectionId', collectionId);
        return ask(calls.widgetRendering, readHtml, options, body);
      },
    },
    multilingual: {
      settings: (options) => ask(calls.multilingualSettings, readMultilingualSettings, options),
      status: (options) => ask(calls.multilingualStatus, readMultilingualStatus, options),
      languages: (options) => ask(calls.languages, readLanguages, options),
      setLanguages: (languages, options) => ask(calls.putLanguages, readLanguages, options, { languages }),
      disconnect: (options) => ask(calls.disconnectTranslation, () => undefined, options),
    },
    headerFooter: {
      read: (options) => ask(calls.headerFooter, readHeaderFooter, options),
      write: ({ header, footer }, options) =>
        ask(calls.putHeaderFooter, readHeaderFooter, options, { header, footer }),
    },
    places: {
      autocomplete: (query, options) =>
        ask(calls.placesAutocomplete, readPredictions, { ...options, needsCrumb: true, query: { ...query } }),
      details(query, tracking, options) {
        if (!tracking?.productPage || !tracking.productSection) page.error(NO_CONTEXT);
        const context = { product_page: tracking?.productPage, product_section: tracking?.productSection };
        return ask(calls.placeDetails, readPlaceDetails, {
          ...options,
          needsCrumb: true,
          query: { ...query, ...context },
        });
      },
    },
    recording: { id: (options) => ask(calls.recordingId, readRecordingId, options) },
    labs: {
      internal: (options) => ask(calls.internalLabs, readFeatures, options),
      setInternal: (features, options) => ask(calls.putInternalLabs, readFeatures, options, features),
      circle: (options) => ask(calls.circleLabs, readFeatures, options),
      setCircle: (features, options) => ask(calls.putCircleLabs, readFeatures, options, features),
    },
  };
}

const NO_CONTEXT =
  'site-services: the details of a place were asked for without a tracking context; give productPage and productSection.';

function send(
  api: Api,
  method: ApiCall['method'],
  path: string,
  body: CallBody,
  options: CallOptions | undefined,
): Promise<ApiResult<unknown>> {
  if (method === 'GET') return api.get(path, options);
  if (method === 'DELETE') return api.delete(path, options);
  return method === 'PUT' ? api.put(path, body, options) : api.post(path, body, options);
}
