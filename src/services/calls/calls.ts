// Typed functions for calls that no other service makes.
import { fillPath } from '../../core/call-path';
import { type ApiCall, calls } from '../../core/calls';
import type { ReviewSort } from '../../core/commerce/review-rules';
import type { MonthItem, SearchPreview } from '../../core/wire/content';
import type { Features } from '../../core/wire/labs';
import type { MemberLibrary } from '../../core/wire/member-library';
import type { Language, MultilingualSettings, MultilingualStatus } from '../../core/wire/multilingual';
import type { PlaceDetails, PlacePredictions } from '../../core/wire/places';
import type { ReviewList, ReviewRequest, SubmitReviews } from '../../core/wire/reviews';
import type { Widget } from '../../core/wire/widget';
import type { Page } from '../page/page';
import type { Api, ApiResult, CallBody, CallOptions } from '../shared/ports';
import { type CommentCalls, createCommentCalls } from './comment-calls';
import { readMonthItems, readSearchPreview } from './parse-content';
import { readMemberLibrary } from './parse-members';
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
import { readReviewList, readReviewRequest } from './parse-reviews';

/** The part of the product from which places are searched (HDR-001). */
export interface TrackingContext {
  readonly productPage: string;
  readonly productSection: string;
}

/** Query parameters of the places service. */
export type PlaceQuery = Readonly<Record<string, string | number | boolean | undefined>>;

/** Selects reviews of a product. */
export interface ReviewListQuery {
  readonly sort: ReviewSort;
  /** 0 for all ratings. */
  readonly stars: number;
  readonly page: number;
}

/** A search for content. */
export interface SearchQuery {
  readonly query: string;
  /** Maximum number of results. */
  readonly limit: number;
  /** Limits the search to this collection; empty for the whole site. */
  readonly collectionId: string;
}

type Result<T> = Promise<ApiResult<T>>;

export interface Calls {
  readonly widget: {
    /** The HTML of a block, rendered by the server. The caller sanitizes it (`showWidget` of the kit). */
    render(widget: Widget, collectionId?: string, options?: CallOptions): Result<string>;
  };
  readonly multilingual: {
    settings(options?: CallOptions): Result<MultilingualSettings>;
    status(options?: CallOptions): Result<MultilingualStatus>;
    languages(options?: CallOptions): Result<readonly Language[]>;
    /** Requires an owner. */
    setLanguages(languages: readonly Language[], options?: CallOptions): Result<readonly Language[]>;
    /** Disconnects the translation provider. Requires an owner. */
    disconnect(options?: CallOptions): Result<void>;
  };
  readonly headerFooter: {
    read(options?: CallOptions): Result<HeaderFooter>;
    /** Requires an owner. */
    write(entity: HeaderFooter, options?: CallOptions): Result<HeaderFooter>;
  };
  readonly places: {
    /** Places whose names begin with `input`. */
    autocomplete(query: PlaceQuery, options?: CallOptions): Result<PlacePredictions>;
    /** Details of the place with `place_id`. */
    details(query: PlaceQuery, tracking?: TrackingContext, options?: CallOptions): Result<PlaceDetails>;
  };
  readonly reviews: {
    /** One page of the published reviews of a product. */
    list(productId: string, query: ReviewListQuery, options?: CallOptions): Result<ReviewList>;
    /** Fetches a review request: the products to review. */
    request(token: string, options?: CallOptions): Result<ReviewRequest>;
    /** Submits the reviews of a purchase; a repeated submission is stored only once. */
    submit(body: SubmitReviews, options?: CallOptions): Result<void>;
  };
  readonly comments: CommentCalls;
  readonly content: {
    /** The best results of a search. */
    searchPreview(query: SearchQuery, options?: CallOptions): Result<SearchPreview>;
    /** Items of a collection in a month of the site's time zone. @param month such as `07-2025` */
    itemsByMonth(collectionId: string, month: string, options?: CallOptions): Result<readonly MonthItem[]>;
  };
  readonly members: {
    /** Purchases of the signed-in member. */
    library(options?: CallOptions): Result<MemberLibrary>;
  };
  readonly recording: {
    /** Id for a session recording. */
    id(options?: CallOptions): Result<string>;
  };
  readonly labs: {
    internal(options?: CallOptions): Result<Features>;
    /** Replaces all features. Requires an owner. */
    setInternal(features: Features, options?: CallOptions): Result<Features>;
    circle(options?: CallOptions): Result<Features>;
    /** Replaces all features. Requires an owner. */
    setCircle(features: Features, options?: CallOptions): Result<Features>;
  };
}

export function createCalls(api: Api, page: Page): Calls {
  const request = async <T>(
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
        return request(calls.widgetRendering, readHtml, options, body);
      },
    },
    multilingual: {
      settings: (options) => request(calls.multilingualSettings, readMultilingualSettings, options),
      status: (options) => request(calls.multilingualStatus, readMultilingualStatus, options),
      languages: (options) => request(calls.languages, readLanguages, options),
      setLanguages: (languages, options) =>
        request(calls.putLanguages, readLanguages, options, { languages }),
      disconnect: (options) => request(calls.disconnectTranslation, () => undefined, options),
    },
    headerFooter: {
      read: (options) => request(calls.headerFooter, readHeaderFooter, options),
      write: ({ header, footer }, options) =>
        request(calls.putHeaderFooter, readHeaderFooter, options, { header, footer }),
    },
    places: {
      autocomplete: (query, options) =>
        request(calls.placesAutocomplete, readPredictions, {
          ...options,
          needsCrumb: true,
          query: { ...query },
        }),
      details(query, tracking, options) {
        if (!tracking?.productPage || !tracking.productSection) page.error(MISSING_CONTEXT_MESSAGE);
        const context = { product_page: tracking?.productPage, product_section: tracking?.productSection };
        return request(calls.placeDetails, readPlaceDetails, {
          ...options,
          needsCrumb: true,
          query: { ...query, ...context },
        });
      },
    },
    reviews: {
      list: (productId, { sort, stars, page }, options) =>
        request(
          { ...calls.productReviews, path: fillPath(calls.productReviews.path, { productId }) },
          readReviewList,
          { ...options, query: { sort, stars: stars || undefined, page } },
        ),
      request: (token, options) =>
        request(calls.reviewRequest, readReviewRequest, { ...options, query: { token } }),
      submit: (body, options) => request(calls.submitReviews, () => undefined, options, body),
    },
    comments: createCommentCalls(request),
    content: {
      searchPreview: ({ query, limit, collectionId }, options) =>
        request(calls.searchPreview, (body) => readSearchPreview(body, limit), {
          ...options,
          query: { q: query, limit, collectionId: collectionId || undefined },
        }),
      itemsByMonth: (collectionId, month, options) =>
        request(calls.itemsByMonth, readMonthItems, { ...options, query: { month, collectionId } }),
    },
    members: { library: (options) => request(calls.memberLibrary, readMemberLibrary, options) },
    recording: { id: (options) => request(calls.recordingId, readRecordingId, options) },
    labs: {
      internal: (options) => request(calls.internalLabs, readFeatures, options),
      setInternal: (features, options) => request(calls.putInternalLabs, readFeatures, options, features),
      circle: (options) => request(calls.circleLabs, readFeatures, options),
      setCircle: (features, options) => request(calls.putCircleLabs, readFeatures, options, features),
    },
  };
}

const MISSING_CONTEXT_MESSAGE =
  'site-services: place details were requested without a tracking context; pass productPage and productSection.';

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
