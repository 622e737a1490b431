// Id of the comment form of a page.

/** Id of the section with the form; links to reply lead there. */
export const COMMENT_FORM_ID = 'comment-form';
