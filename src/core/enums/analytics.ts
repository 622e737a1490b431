// Where does an analytics event come from, and where does it go? (EVT-008, EVT-009)

export const eventSources = ['WEB', 'IOS', 'ANDROID', 'SERVER'] as const;

export const analyticsEnvironments = ['dev', 'qa', 'staging', 'prod'] as const;
