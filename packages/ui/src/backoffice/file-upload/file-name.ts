/** The file name in an address, readable. */
export function nameOfUrl(url: string): string {
  const path = url.split(/[?#]/)[0] ?? ''
  const last = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(last) || url
  } catch {
    return last || url
  }
}

/** Whether a file matches an `accept` attribute; an empty one accepts all. */
export function accepts(accept: string | undefined, file: { readonly name: string; readonly type: string }): boolean {
  const types = (accept ?? '').split(',').map(type => type.trim().toLowerCase())
  if (types.every(type => type === '')) return true
  const name = file.name.toLowerCase()
  return types.some(type =>
    type.startsWith('.')
      ? name.endsWith(type)
      : type.endsWith('/*')
        ? file.type.startsWith(type.slice(0, -1))
        : file.type === type,
  )
}
