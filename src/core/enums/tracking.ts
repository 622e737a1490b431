// Tracking events and contexts of the census calls. (TRK-010, TRK-011, TRK-025)

export const TrackingEvent = {
  pageView: 1,
  siteSearch: 2,
  heartbeat: 10,
  audioPlay: 20,
  videoPlay: 21,
} as const;

export const TrackedContext = { buttonBlock: 1, popupOverlay: 2 } as const;
