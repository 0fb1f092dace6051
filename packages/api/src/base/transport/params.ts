/**
 * Base64 of a JSON object as spec §2 puts it into paths. Text fields that may hold other than ASCII (`keywords`) are URL-encoded
 * first, so that every client reads the same bytes.
 */
export const base64Params = (value: Readonly<Record<string, unknown>>): string => btoa(asciiJson(value))

/** The same, escaped for use as one path segment. */
export const encodeParams = (value: Readonly<Record<string, unknown>>): string =>
  encodeURIComponent(base64Params(value))

/** Reads what `encodeParams` wrote, already unescaped once by the router; undefined for anything else. */
export function decodeParams(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  if (text === undefined || text === '') return undefined
  try {
    const value: unknown = JSON.parse(atob(text.includes('%') ? decodeURIComponent(text) : text))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** JSON with every character above 7 bits escaped, which base64 of browsers needs. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[\u0080-\uffff]/g, char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
