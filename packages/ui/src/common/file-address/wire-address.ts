/** Address at which this page can load a file: one of the wire (`/files/…`) comes from the files' origin, any other stays. */
export const fileAddress = (filesOrigin: string, path: string): string =>
  path.startsWith('/files/') ? `${filesOrigin}${path}` : path

/** The address of the wire for one that `fileAddress` gave; any other stays. */
export const filePath = (filesOrigin: string, address: string): string =>
  address.startsWith(`${filesOrigin}/files/`) ? address.slice(filesOrigin.length) : address
