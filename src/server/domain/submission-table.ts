/** Columns of a submission table: one per field, one per question of a Likert field. */
import type { FormDefinition, FormField, FormSubmissions, FormValue } from '../../core/wire/form';
import { formatValue } from './format-value';

export type ListedSubmission = FormSubmissions['submissions'][number];

/** A column title and the text of a submission in that column. */
export interface Column {
  title: string;
  text(submission: ListedSubmission): string;
}

/** Id, time and page first, then the fields in order. Sections have no column. */
export function getColumns({ fields }: FormDefinition): Column[] {
  return [
    { title: 'Submission', text: ({ submissionId }) => submissionId },
    { title: 'Received', text: ({ at }) => at },
    { title: 'Held back', text: ({ held }) => held ?? '' },
    { title: 'Page', text: ({ page }) => (typeof page.pageUrl === 'string' ? page.pageUrl : '') },
    ...fields.filter((field) => field.type !== 'section').flatMap(fieldColumns),
  ];
}

function fieldColumns(field: FormField): Column[] {
  const title = field.title || field.id;
  if (field.type !== 'likert' || !field.questions)
    return [{ title, text: ({ values }) => formatValue(field, values[field.id]) }];
  return field.questions.map((question) => ({
    title: `${title}: ${question}`,
    text: ({ values }) => (getAnswers(values[field.id])[question] ?? []).join(', '),
  }));
}

function getAnswers(value: FormValue | undefined): Record<string, string[]> {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}
