// Cohorts of experiments. (AUT-024)

export const cohorts = ['A', 'B', 'C', 'D', 'E'] as const;

export type Cohort = (typeof cohorts)[number];
