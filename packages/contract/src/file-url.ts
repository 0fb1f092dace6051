/**
 * Pattern of a file's address on the wire: root-relative below `/files/`, no way up, or nothing (product §8). No address of another host, since
 * whoever shows it would make the reader's browser call that host.
 */
export const FILE_URL = '^(?:/files/(?!.*\\.\\.)[\\w./-]+)?$'

/**
 * The same, or an https address of another host: only where the server fetches the picture and keeps its own address instead. Which
 * hosts it calls is decided there.
 */
export const FILE_OR_FOREIGN_URL = `${FILE_URL}|^https://[^\\s/?#@\\\\][^\\s\\\\]*$`

const pattern = new RegExp(FILE_URL)

/** Whether a text is such an address (or nothing). */
export const isFileUrl = (text: string): boolean => pattern.test(text)
