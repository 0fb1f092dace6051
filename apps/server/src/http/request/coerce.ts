interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  /** Passwords: taken exactly, including spaces. */
  readonly writeOnly?: boolean
}

const typesOf = (schema: JsonSchema): readonly string[] =>
  schema.type === undefined ? [] : typeof schema.type === 'string' ? [schema.type] : schema.type
const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * Converts the text values of a form or query to what the schema expects, and nothing else: `"12"` → 12, `"0"`/`"1"` →
 * flags, `"[]"` → empty list, a single value → list of one, empty text → null where null is allowed or absent where the
 * field may be absent. A value that does not fit is left as it is, so that validation reports it.
 */
export function coerceText(schema: JsonSchema, value: unknown): unknown {
  if (schema.anyOf !== undefined)
    return schema.anyOf.map(option => coerceText(option, value)).find(result => result !== value) ?? value
  const types = typesOf(schema)
  if (value === '' && types.includes('null') && !types.includes('string')) return null
  if (types.includes('array')) return coerceList(schema, value)
  if (types.includes('object') && isPlain(value)) return coerceObject(schema, value)
  if (typeof value !== 'string') return value
  if ((types.includes('integer') || types.includes('number')) && NUMBER.test(value)) return Number(value)
  if (types.includes('boolean'))
    return value === '1' || value === 'true' ? true : value === '0' || value === 'false' ? false : value
  return types.includes('string') ? trimmed(schema, value) : value
}

/** Trims texts in a JSON value, as forms do; nothing else is changed. */
export function trimTexts(schema: JsonSchema, value: unknown): unknown {
  if (typeof value === 'string') return trimmed(schema, value)
  if (Array.isArray(value))
    return schema.items === undefined ? value : value.map(item => trimTexts(schema.items ?? {}, item))
  if (!isPlain(value) || schema.properties === undefined) return value
  const { properties } = schema
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      Object.hasOwn(properties, name) ? trimTexts(properties[name] ?? {}, part) : part,
    ]),
  )
}

const trimmed = (schema: JsonSchema, text: string): string =>
  schema.enum !== undefined || schema.writeOnly === true ? text : text.trim()

function coerceList(schema: JsonSchema, value: unknown): unknown {
  if (value === '[]' || value === '') return []
  const items = Array.isArray(value) ? value : isIndexed(value) ? Object.values(value) : [value]
  return items.map(item => (schema.items === undefined ? item : coerceText(schema.items, item)))
}

function coerceObject(schema: JsonSchema, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(value)) {
    const property = schema.properties?.[name]
    if (property === undefined) result[name] = part
    else {
      const optional = !(schema.required ?? []).includes(name)
      const empty =
        part === '' &&
        optional &&
        !typesOf(property).some(type => type === 'null' || type === 'string' || type === 'array')
      if (!empty) result[name] = coerceText(property, part)
    }
  }
  return result
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** qs makes an object of an index list longer than its array limit. */
const isIndexed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isPlain(value) && Object.keys(value).every(key => /^\d+$/.test(key))
