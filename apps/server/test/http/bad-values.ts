import type { TSchema } from 'typebox'
import { compileValidator } from '../../src/http/request/validate.ts'

interface Json {
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Json[]
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
  readonly items?: Json
}

type Step = string | number

/** A body with one change, and its description. */
export interface ChangedBody {
  readonly change: string
  readonly body: unknown
}

const LONG = 'x'.repeat(20_001)
const TEXTS = ['', ' ', LONG, 'a\u0000b', 'a\ud800', "'; drop table users --", '\u202e\u{1f468}\u200d\u{1f4bb}']
const NUMBERS = [0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER, 2_147_483_648]
/** Values to put into a field, by its type: wrong types, and too large or odd ones of the right type. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  string: [12, null, [], { a: 1 }, ...TEXTS],
  integer: ['abc', '1e9', null, [], ...NUMBERS],
  number: ['abc', null, [], ...NUMBERS],
  boolean: ['maybe', 2, null, [], {}],
  array: ['x', 7, {}, null, [null], [[]], [{}], Array.from({ length: 1_001 }, () => 1)],
  object: ['x', 7, [], null, {}],
}
const DEEP = JSON.parse('['.repeat(2_000) + ']'.repeat(2_000))

const typeOf = ({ type, anyOf }: Json): string =>
  (typeof type === 'string' ? type : type?.[0]) ?? (anyOf?.[0] === undefined ? 'string' : typeOf(anyOf[0]))

/** Every field of a body, including those of nested objects and of the first item of lists. */
function fieldsOf(schema: Json, at: readonly Step[] = []): readonly (readonly [readonly Step[], Json])[] {
  const inside = schema.anyOf?.find(option => option.properties !== undefined) ?? schema
  const own = at.length === 0 ? [] : ([[at, schema]] as const)
  const members = Object.entries(inside.properties ?? {}).flatMap(([name, part]) => fieldsOf(part, [...at, name]))
  const items = inside.items?.properties === undefined ? [] : fieldsOf(inside.items, [...at, 0])
  return [...own, ...members, ...items]
}

/** A copy with the value at that path; missing parents are created. */
function put(value: unknown, [step, ...rest]: readonly Step[], part: unknown): unknown {
  if (step === undefined) return part
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(value) ? [...value] : []
    list[step] = put(list[step], rest, part)
    return list
  }
  return { ...Object(value), [step]: put(Object(value)[step], rest, part) }
}

/** The body once for every field and odd value, without each required field, and with unknown fields. */
function changed(schema: TSchema, base: object): ChangedBody[] {
  const json: Json = JSON.parse(JSON.stringify(schema))
  const values = fieldsOf(json).flatMap(([at, field]) =>
    [...(VALUES[typeOf(field)] ?? []), DEEP].map(value => ({
      change: `${at.join('.')} = ${value === DEEP ? 'a deep list' : JSON.stringify(value).slice(0, 40)}`,
      body: put(base, at, value),
    })),
  )
  const lacking = (json.required ?? []).map(name => ({
    change: `no ${name}`,
    body: Object.fromEntries(Object.entries(base).filter(([each]) => each !== name)),
  }))
  const unknown = ['is_super', 'constructor', 'toString'].map(name => ({
    change: `unknown ${name}`,
    body: { ...base, [name]: 1 },
  }))
  const whole = [[], [base], 'text', 7, true, DEEP].map(body => ({
    change: `whole body ${JSON.stringify(body).slice(0, 20)}`,
    body,
  }))
  return [...values, ...lacking, ...unknown, ...whole]
}

/** Bodies that the route's schema refuses, and odd ones that it accepts. */
export function badBodies(
  schema: TSchema,
  base: object,
): { readonly wrong: readonly ChangedBody[]; readonly odd: readonly ChangedBody[] } {
  const validate = compileValidator(schema)
  const fits = ({ body }: ChangedBody): boolean => {
    try {
      validate(body, false)
      return true
    } catch {
      return false
    }
  }
  const { wrong = [], odd = [] } = Object.groupBy(changed(schema, base), each => (fits(each) ? 'odd' : 'wrong'))
  return { wrong, odd }
}
