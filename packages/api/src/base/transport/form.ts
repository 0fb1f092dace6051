/** Request body of an endpoint: plain values, lists and records of them, or files. */
export type FormBody = Readonly<Record<string, unknown>>

type Pair = readonly [name: string, value: string | Blob]

/**
 * Body of a form-encoded POST, PUT or PATCH: lists and records by index (`a[0][b]=c`), empty text and null as `x=`,
 * an empty list as `x=[]`, booleans as 0 and 1; `undefined` is left out. Files are refused here.
 */
export function urlEncoded(body: FormBody): URLSearchParams {
  const encoded = new URLSearchParams()
  for (const [name, value] of pairsOf(withZeroDefaults(body))) {
    if (typeof value !== 'string') throw new TypeError(`field ${name} holds a file: send it as multipart`)
    encoded.append(name, value)
  }
  return encoded
}

/** The same fields as multipart/form-data, for bodies that hold files (spec §7). */
export function multipart(body: FormBody): FormData {
  const form = new FormData()
  for (const [name, value] of pairsOf(body)) form.append(name, value)
  return form
}

/** Query of a GET or DELETE, written like a form; `undefined` is left out. */
export function queryText(params: FormBody): string {
  const query = new URLSearchParams()
  for (const [name, value] of pairsOf(params)) query.append(name, String(value))
  return query.toString()
}

/** Whether a value or anything inside it is a file. */
export function holdsFile(value: unknown): boolean {
  if (value instanceof Blob) return true
  if (Array.isArray(value)) return value.some(holdsFile)
  return isRecord(value) && Object.values(value).some(holdsFile)
}

/** An empty `is_type` or `is_sort` becomes 0 (spec §5); a field that the form does not have is not added. */
function withZeroDefaults(body: FormBody): FormBody {
  const zeroed = Object.fromEntries(
    ['is_type', 'is_sort'].filter(name => name in body && isEmpty(body[name])).map(name => [name, 0]),
  )
  return { ...body, ...zeroed }
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || Number.isNaN(value)

function pairsOf(body: FormBody): Pair[] {
  return Object.entries(body).flatMap(([name, value]) => pairs(name, value))
}

function pairs(name: string, value: unknown): Pair[] {
  if (value === undefined) return []
  if (value === null || value === '') return [[name, '']]
  if (value instanceof Blob) return [[name, value]]
  if (value instanceof Date) return [[name, value.toISOString()]]
  if (typeof value === 'boolean') return [[name, value ? '1' : '0']]
  if (Array.isArray(value)) {
    // qs would silently drop an empty list; the server reads `[]` as an empty list.
    if (value.length === 0) return [[name, '[]']]
    return value.flatMap((item, index) => pairs(`${name}[${index}]`, item ?? null))
  }
  if (isRecord(value)) {
    const entries = Object.entries(value)
    return entries.length === 0 ? [[name, '']] : entries.flatMap(([key, item]) => pairs(`${name}[${key}]`, item))
  }
  return [[name, String(value)]]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
