/**
 * Address at which this page can load a file: one on the wire (`/files/…`) comes from the files' origin, any other is
 * unchanged.
 */
export const fileAddress = (filesOrigin: string, path: string): string =>
  path.startsWith('/files/') ? `${filesOrigin}${path}` : path

/** The address on the wire of one returned by `fileAddress`; any other is unchanged. */
export const filePath = (filesOrigin: string, address: string): string =>
  address.startsWith(`${filesOrigin}/files/`) ? address.slice(filesOrigin.length) : address
