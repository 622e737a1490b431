// Kinds and states of content. (ENM-008 to ENM-015)

/** Collections with a documented number (ENM-008). */
export const CollectionType = { splashPage: 8, page: 10, products: 13, portfolio: 23, lessons: 24 } as const;

export const collectionTypeNumbers = { first: 1, last: 24 } as const;
export const collectionTypeNames = [
  'generic',
  'subscription',
  'splash page',
  'page',
  'products',
  'portfolio',
  'lessons',
] as const;

/** `recordType` of an item (ENM-009): names without documented numbers. */
export const recordTypeNumbers = { first: 1, last: 62 } as const;
export const recordTypeNames = [
  'text',
  'image',
  'quote',
  'link',
  'audio',
  'video',
  'review',
  'store item',
  'event',
  'gallery',
] as const;

/** Features of a plan (ENM-010): names without documented numbers. */
export const featureNumbers = { first: 1, last: 70 } as const;
export const featureNames = [
  'commerce',
  'popup overlay',
  'mobile info bar',
  'announcement bar',
  'code injection',
  'site user accounts',
  'buy-now-pay-later providers',
  'gift cards',
  'API features',
] as const;

/** Page footer types of the builder (ENM-011). */
export const BadgeType = { none: 1, black: 2, white: 3 } as const;

/** ENM-012. */
export const workflowStates = ['published', 'scheduled', 'draft'] as const;

export type WorkflowState = (typeof workflowStates)[number];

/** Workflow state of an item, as a number (ENM-013). */
export const ContentStatus = {
  published: 1,
  scheduled: 2,
  needsReview: 3,
  draft: 4,
  private: 5,
  deleted: 6,
} as const;

/** ENM-014. */
export const visibilities = ['draft', 'published', 'needs_review', 'scheduled'] as const;

/** ENM-015. */
export const contentTypes = ['audio', 'event', 'image', 'portfolio item', 'text', 'video'] as const;
