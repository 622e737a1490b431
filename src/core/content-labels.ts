// Labels for the states of content items. (ENM-016)

const labels: Readonly<Record<string, string>> = {
  published: 'Available',
  scheduled: 'Scheduled',
  draft: 'Hidden',
};

/** The label of a workflow state; 'Unsupported' for an unknown state. */
export function getContentLabel(state: string): string {
  return Object.hasOwn(labels, state) ? (labels[state] as string) : 'Unsupported';
}
