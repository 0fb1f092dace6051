/** The writer of the store's answer to a question, where buyers have their id. */
export const BY_STORE = 0
