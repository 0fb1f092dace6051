import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Route } from '../../src/http/routes/route.ts'

interface Json {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Json[]
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
  readonly items?: Json
  readonly minItems?: number
  readonly minLength?: number
  readonly minimum?: number
  readonly pattern?: string
  readonly format?: string
}

/** Texts of which one matches any pattern that the contract uses. */
const TEXTS = [
  'A',
  'a',
  '1',
  '',
  '13800000000',
  '123456',
  '/files/a.webp',
  '2026-06-01',
  '2026-06-01T00:00:00.000Z',
  'e30=',
]

/** A value that the schema accepts, with required members only. */
function sampleOf(schema: Json): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.anyOf !== undefined) return sampleOf(schema.anyOf[0] ?? {})
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  switch (type) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map(name => [name, sampleOf(schema.properties?.[name] ?? {})]))
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}))
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 0)
    case 'boolean':
      return false
    case 'string':
      return textOf(schema)
    default:
      return null
  }
}

function textOf({ pattern, minLength = 0 }: Json): string {
  const long = 'Aa1-'.repeat(16).slice(0, Math.max(1, minLength))
  if (pattern === undefined) return long
  const fits = new RegExp(pattern, 'u')
  return [...TEXTS, long].find(text => fits.test(text) && text.length >= minLength) ?? ''
}

/** A body that passes validation, so that only the guard protects the change. Throws when it can build none. */
export function sampleBody({ spec }: Route): object {
  if (spec.body === undefined) return {}
  const value = sampleOf(JSON.parse(JSON.stringify(spec.body)))
  const schema: TSchema = spec.body
  if (!Compile(schema).Check(value))
    throw new Error(`no sample for ${spec.method} ${spec.area} ${spec.path}: ${JSON.stringify(value)}`)
  return Object(value)
}
