// Where the form of a page is.

/** Id of the section with the form; links to reply lead there. */
export const COMMENT_FORM_ID = 'comment-form';
