// Id of the comment form on a page.

/** Id of the section with the form; reply links point to it. */
export const COMMENT_FORM_ID = 'comment-form';
