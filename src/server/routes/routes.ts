/** Table of all routes, from which the server and its API description are built. */
import { CaptchaChallengeSchema, CaptchaFailureSchema, CaptchaProofSchema } from '../../core/wire/captcha';
import {
  CommentListSchema,
  CommentReceiptSchema,
  CommentSchema,
  CommentSubmissionSchema,
} from '../../core/wire/comments';
import {
  AddCartItemSchema,
  CartEntrySchema,
  CartSchema,
  ChangeCartItemSchema,
  ProductListSchema,
  ProductSchema,
} from '../../core/wire/commerce';
import { ConsentReceiptResponseSchema, ConsentReceiptSchema } from '../../core/wire/consent';
import { ItemsByMonthSchema, MonthItemSchema, SearchPreviewSchema } from '../../core/wire/content';
import { CrumbFailureSchema, FailureSchema, FieldFailuresSchema } from '../../core/wire/failure';
import {
  FormDefinitionSchema,
  FormFieldSchema,
  FormSubmissionKeySchema,
  FormSubmissionsSchema,
  FormValuesSchema,
  SaveFormSubmissionResponseSchema,
  SaveFormSubmissionSchema,
} from '../../core/wire/form';
import { HeaderFooterSchema } from '../../core/wire/header-footer';
import { FeaturesSchema } from '../../core/wire/labs';
import { MoneySchema } from '../../core/wire/money';
import { LanguageSchema } from '../../core/wire/multilingual';
import { SubscribeRequestSchema, SubscribeResponseSchema } from '../../core/wire/newsletter';
import {
  PublicReviewSchema,
  ReviewListSchema,
  ReviewRequestSchema,
  SubmitReviewsSchema,
} from '../../core/wire/reviews';
import {
  MemberAccountSchema,
  MemberSessionSchema,
  SignInRequestSchema,
  SignInResponseSchema,
} from '../../core/wire/session';
import {
  AddedShoppingCartEntrySchema,
  AddShoppingCartEntrySchema,
  ShoppingCartEntrySchema,
  ShoppingCartSchema,
} from '../../core/wire/shopping-cart';
import type { Deps } from '../http/context';
import type { Route, Schema } from '../http/route';
import { accountRoutes } from './account';
import { accountOwnerRoutes } from './account-owner';
import { captchaRoutes } from './captcha';
import { cartRoutes } from './cart';
import { censusRoutes } from './census';
import { checkoutRoutes } from './checkout';
import { allCommentRoutes } from './comment-routes';
import { consentRoutes } from './consent';
import { contentRoutes } from './content';
import { donationRoutes } from './donations';
import { downloadRoutes } from './downloads';
import { formRoutes } from './form';
import { formPostRoutes } from './form-post';
import { giftCardCheckoutRoutes } from './gift-card-checkout';
import { giftCardRoutes } from './gift-cards';
import { headerFooterRoutes } from './header-footer';
import { labsRoutes } from './labs';
import { multilingualRoutes } from './multilingual';
import { newsletterRoutes } from './newsletter';
import { newsletterLinkRoutes } from './newsletter-links';
import { orderRoutes } from './orders';
import { ownerRoutes } from './owner';
import { ownerActionRoutes } from './owner-actions';
import { ownerCatalogRoutes } from './owner-catalog';
import { ownerContentRoutes } from './owner-content';
import { ownerDataRoutes } from './owner-data';
import { ownerDonationRoutes } from './owner-donations';
import { ownerFileRoutes } from './owner-files';
import { ownerItemRoutes } from './owner-items';
import { ownerOrderRoutes } from './owner-orders';
import { ownerPageRoutes } from './owner-pages';
import { ownerProductRoutes } from './owner-products';
import { ownerReviewRoutes } from './owner-reviews';
import { ownerSubscriptionRoutes } from './owner-subscriptions';
import { paymentRoutes } from './payments';
import { placesRoutes } from './places';
import { productPageRoutes } from './product-pages';
import { recordingRoutes } from './recording';
import { reviewRequestRoutes } from './review-request';
import { reviewRoutes } from './reviews';
import { searchRoutes } from './search';
import { createSearchIndex } from './search-index';
import { shoppingCartRoutes } from './shopping-cart';
import { subscriptionRoutes } from './subscriptions';
import { systemRoutes } from './system';
import { telemetryRoutes } from './telemetry';
import { widgetRoutes } from './widget';

/** Named schemas of the API description. */
export const components: Readonly<Record<string, Schema>> = {
  Money: MoneySchema,
  Failure: FailureSchema,
  FieldFailures: FieldFailuresSchema,
  CrumbFailure: CrumbFailureSchema,
  FormField: FormFieldSchema,
  FormDefinition: FormDefinitionSchema,
  FormValues: FormValuesSchema,
  FormSubmissionKey: FormSubmissionKeySchema,
  SaveFormSubmission: SaveFormSubmissionSchema,
  SavedFormSubmission: SaveFormSubmissionResponseSchema,
  FormSubmissions: FormSubmissionsSchema,
  CaptchaChallenge: CaptchaChallengeSchema,
  CaptchaProof: CaptchaProofSchema,
  CaptchaRequired: CaptchaFailureSchema,
  Subscribe: SubscribeRequestSchema,
  Subscribed: SubscribeResponseSchema,
  Product: ProductSchema,
  Products: ProductListSchema,
  CartEntry: CartEntrySchema,
  Cart: CartSchema,
  AddCartItem: AddCartItemSchema,
  ChangeCartItem: ChangeCartItemSchema,
  ShoppingCartEntry: ShoppingCartEntrySchema,
  ShoppingCart: ShoppingCartSchema,
  AddShoppingCartEntry: AddShoppingCartEntrySchema,
  AddedShoppingCartEntry: AddedShoppingCartEntrySchema,
  Review: PublicReviewSchema,
  Reviews: ReviewListSchema,
  ReviewRequest: ReviewRequestSchema,
  SubmitReviews: SubmitReviewsSchema,
  MonthItem: MonthItemSchema,
  ItemsByMonth: ItemsByMonthSchema,
  SearchPreview: SearchPreviewSchema,
  Comment: CommentSchema,
  Comments: CommentListSchema,
  AddComment: CommentSubmissionSchema,
  AddedComment: CommentReceiptSchema,
  ConsentReceipt: ConsentReceiptSchema,
  StoredConsentReceipt: ConsentReceiptResponseSchema,
  Language: LanguageSchema,
  HeaderFooter: HeaderFooterSchema,
  Features: FeaturesSchema,
  SignIn: SignInRequestSchema,
  SignedIn: SignInResponseSchema,
  MemberAccount: MemberAccountSchema,
  MemberSession: MemberSessionSchema,
};

/**
 * All routes; the first matching pattern is used.
 * @param refreshSearch brings the search index up to date; shared by the routes of all languages
 */
export function allRoutes(deps: Deps, refreshSearch = createSearchIndex(deps)): Route[] {
  return [
    ...systemRoutes(deps),
    ...formPostRoutes(deps),
    ...formRoutes(deps),
    ...ownerRoutes(deps),
    ...ownerDataRoutes(deps),
    ...ownerContentRoutes(deps),
    ...ownerItemRoutes(deps),
    ...ownerPageRoutes(deps),
    ...ownerActionRoutes(deps),
    ...ownerOrderRoutes(deps),
    ...ownerSubscriptionRoutes(deps),
    ...giftCardRoutes(deps),
    ...ownerDonationRoutes(deps),
    ...ownerFileRoutes(deps),
    ...ownerCatalogRoutes(deps),
    ...ownerProductRoutes(deps),
    ...ownerReviewRoutes(deps),
    ...captchaRoutes(deps),
    ...newsletterRoutes(deps),
    ...newsletterLinkRoutes(deps),
    ...censusRoutes(deps),
    ...telemetryRoutes(deps),
    ...cartRoutes(deps),
    ...shoppingCartRoutes(deps),
    ...reviewRoutes(deps),
    ...productPageRoutes(deps),
    ...reviewRequestRoutes(deps),
    ...consentRoutes(deps),
    ...contentRoutes(deps),
    ...allCommentRoutes(deps),
    ...widgetRoutes(deps),
    ...multilingualRoutes(deps),
    ...headerFooterRoutes(deps),
    ...labsRoutes(deps),
    ...placesRoutes(deps),
    ...recordingRoutes(deps),
    ...checkoutRoutes(deps),
    ...giftCardCheckoutRoutes(deps),
    ...donationRoutes(deps),
    ...orderRoutes(deps),
    ...downloadRoutes(deps),
    ...subscriptionRoutes(deps),
    ...paymentRoutes(deps),
    ...searchRoutes(deps, refreshSearch),
    ...accountRoutes(deps),
    ...accountOwnerRoutes(deps),
  ];
}
