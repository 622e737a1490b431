// Types and states of sites. (ENM-001 to ENM-003)

/** `website.siteStatus.value` (ENM-001). */
export const SiteStatus = {
  expired: 1,
  pastDue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  v5Linked: 11,
  activeParkingPage: 12,
  resold: 13,
  resoldGracePeriod: 14,
  enterprise: 15,
} as const;

/** `website.websiteType` (ENM-002). */
export const WebsiteType = { classic: 1, coverPage: 2, parkingPage: 3, commerce: 4, enterprise: 5 } as const;

/** Versions of the site builder (ENM-003). */
export const siteVersions = ['7', '7.1', '8'] as const;
