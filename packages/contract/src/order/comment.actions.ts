/** What may be done with a comment: added to by its writer. */
export const COMMENT_ACTIONS = ['add'] as const
