/**
 * Pattern of a file's address on the wire: root-relative below `/files/`, without `..`, or empty (product §8). Addresses of other hosts are refused,
 * since showing one would make the reader's browser call that host.
 */
export const FILE_URL = '^(?:/files/(?!.*\\.\\.)[\\w./-]+)?$'

/**
 * The same, or an https address of another host: only where the server fetches the picture and stores its own copy. The server decides which hosts it
 * calls.
 */
export const FILE_OR_FOREIGN_URL = `${FILE_URL}|^https://[^\\s/?#@\\\\][^\\s\\\\]*$`

const pattern = new RegExp(FILE_URL)

/** Whether a text is such an address or empty. */
export const isFileUrl = (text: string): boolean => pattern.test(text)
