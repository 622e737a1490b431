// Sources and environments of analytics events. (EVT-008, EVT-009)

export const eventSources = ['WEB', 'IOS', 'ANDROID', 'SERVER'] as const;

export const analyticsEnvironments = ['dev', 'qa', 'staging', 'prod'] as const;
