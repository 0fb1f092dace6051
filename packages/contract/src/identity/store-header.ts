/**
 * Header of calls of the seller area: the store that the page works for. The server refuses a call for another store than that of
 * the session, since another tab may have switched.
 */
export const STORE_HEADER = 'x-store'
