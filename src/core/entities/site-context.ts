// Reads the site context printed by a template and fills in defaults.
import { isRecord, readArray, readBoolean, readNumber, readRecord, readString } from '../read';

/** A collection or an item of the site (CTX-002, CTX-005). */
export interface ContentReference {
  readonly id: string;
  readonly title: string;
  readonly recordType: number;
  readonly permissionType: number;
}

/** CTX-004. */
export interface Website {
  readonly id: string;
  readonly identifier: string;
  readonly baseUrl: string;
  /** BCP 47; empty when not given. */
  readonly language: string;
  /** IANA name; empty when not given. */
  readonly timeZone: string;
  readonly typekitId: string;
  readonly developerMode: boolean;
  readonly cloneable: boolean;
  readonly websiteType: number;
  /** `siteStatus.value`; 0 when not given. */
  readonly siteStatus: number;
}

/** CTX-003. Settings of single blocks are not parsed here. */
export interface WebsiteSettings {
  readonly disqusShortname: string;
  readonly commentsEnabled: boolean;
  readonly useEscapeKeyToLogin: boolean;
  readonly mobileInfoBarSettings: Record<string, unknown>;
  readonly popupOverlaySettings: Record<string, unknown>;
  readonly businessHours: Record<string, unknown>;
  readonly pinterestOverlayMode: string;
  readonly storeSettings: StoreSettings;
}

export interface StoreSettings {
  /** ISO 4217; USD when not given (PRD-013). */
  readonly selectedCurrency: string;
  readonly expressCheckout: boolean;
  readonly measurementStandard: number;
}

export interface Account {
  readonly id: string;
}

/** CTX-001. */
export interface SiteContext {
  readonly collection: ContentReference | null;
  readonly item: ContentReference | null;
  readonly collectionId: string;
  readonly itemId: string;
  readonly website: Website;
  readonly websiteSettings: WebsiteSettings;
  readonly appDomain: string;
  /** Role numbers of the signed-in account (PRM-001). */
  readonly websiteRoles: readonly number[];
  readonly authenticatedAccount: Account | null;
  /** CTX-006 to CTX-008; 0 when not given. */
  readonly pageType: number;
  /** Null when not given. */
  readonly showAnnouncementBar: boolean | null;
  readonly announcementBarSettings: Record<string, unknown>;
  readonly googleFonts: readonly unknown[];
  readonly typekitFonts: readonly unknown[];
  readonly templateId: string;
  readonly templateVersion: string;
  /** The key of Google Maps as printed, in base64 or plain. */
  readonly gmRenderKey: unknown;
  readonly cookieSettings: Record<string, unknown>;
  readonly tweakJSON: Record<string, unknown>;
  /** Names of the enabled features; printed as `betaFeatureFlags` (HDR-008). */
  readonly featureFlags: readonly string[];
}

/**
 * Reads the site context from JSON. Unknown keys are ignored; missing fields and fields of the wrong type get a
 * neutral default.
 */
export function readSiteContext(json: unknown): SiteContext {
  const from = isRecord(json) ? json : {};
  const collection = readReference(from.collection);
  const item = readReference(from.item);
  return {
    collection,
    item,
    collectionId: readString(from.collectionId) || (collection?.id ?? ''),
    itemId: readString(from.itemId) || (item?.id ?? ''),
    website: readWebsite(readRecord(from.website) ?? {}),
    websiteSettings: readWebsiteSettings(readRecord(from.websiteSettings) ?? {}),
    appDomain: readString(from.appDomain),
    websiteRoles: readArray(from.websiteRoles).flatMap(readRole),
    authenticatedAccount: readAccount(from.authenticatedAccount),
    pageType: readNumber(from.pageType),
    showAnnouncementBar:
      from.showAnnouncementBar === undefined ? null : readBoolean(from.showAnnouncementBar),
    announcementBarSettings: readRecord(from.announcementBarSettings) ?? {},
    googleFonts: readArray(from.googleFonts),
    typekitFonts: readArray(from.typekitFonts),
    templateId: readString(from.templateId),
    templateVersion: readString(from.templateVersion),
    gmRenderKey: from.gmRenderKey,
    cookieSettings: readRecord(from.cookieSettings) ?? {},
    tweakJSON: readRecord(from.tweakJSON) ?? {},
    featureFlags: readArray(from.betaFeatureFlags).map(readString).filter(Boolean),
  };
}

function readReference(json: unknown): ContentReference | null {
  if (!isRecord(json)) return null;
  return {
    id: readString(json.id),
    title: readString(json.title),
    // A collection prints its record type as `type`.
    recordType: readNumber(json.recordType, readNumber(json.type)),
    permissionType: readNumber(json.permissionType),
  };
}

function readWebsite(from: Record<string, unknown>): Website {
  return {
    id: readString(from.id),
    identifier: readString(from.identifier),
    baseUrl: readString(from.baseUrl),
    language: readString(from.language),
    timeZone: readString(from.timeZone),
    typekitId: readString(from.typekitId),
    developerMode: readBoolean(from.developerMode),
    cloneable: readBoolean(from.cloneable),
    websiteType: readNumber(from.websiteType),
    siteStatus: readNumber(readRecord(from.siteStatus)?.value),
  };
}

function readWebsiteSettings(from: Record<string, unknown>): WebsiteSettings {
  const store = readRecord(from.storeSettings) ?? {};
  return {
    disqusShortname: readString(from.disqusShortname),
    commentsEnabled: readBoolean(from.commentsEnabled),
    useEscapeKeyToLogin: readBoolean(from.useEscapeKeyToLogin),
    mobileInfoBarSettings: readRecord(from.mobileInfoBarSettings) ?? {},
    popupOverlaySettings: readRecord(from.popupOverlaySettings) ?? {},
    businessHours: readRecord(from.businessHours) ?? {},
    pinterestOverlayMode: readString(readRecord(from.pinterestOverlayOptions)?.mode),
    storeSettings: {
      selectedCurrency: readString(store.selectedCurrency) || 'USD',
      expressCheckout: readBoolean(store.expressCheckout),
      measurementStandard: readNumber(store.measurementStandard),
    },
  };
}

/** A role is printed as its number or as an object with the number. */
function readRole(json: unknown): number[] {
  const role = readNumber(isRecord(json) ? (json.role ?? json.id) : json, -1);
  return role > 0 ? [role] : [];
}

function readAccount(json: unknown): Account | null {
  return isRecord(json) ? { id: readString(json.id) } : null;
}
