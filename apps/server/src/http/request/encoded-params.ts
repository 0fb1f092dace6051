import { LIMITS } from '@shiji/contract/limits.ts'
import { Strict } from '@shiji/contract/schema.ts'
import Type from 'typebox'
import { InvalidInput } from '../../infra/app-error.ts'
import type { Validate } from './validate.ts'

const LONGEST = 4_096

/**
 * Query of calls that also accept `{params}` beside the path, as clients of the original send it; paging may be outside
 * of it.
 */
export const PagedParams = Strict({
  params: Type.Optional(Type.String()),
  page: Type.Optional(Type.Integer({ minimum: 1 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.list.perPageMax })),
})

/**
 * Reads a `{params}` of spec §2: base64 of a JSON object (either alphabet), checked by the schema. Absent means `{}`. Throws
 * `request.invalid` on `params` for broken base64 or JSON, else with a message per field.
 */
export function readEncodedParams(validate: Validate, text: string | undefined, longest = LONGEST): unknown {
  if (text === undefined || text === '') return validate({}, false)
  const value = decode(text, longest)
  if (value === undefined) throw new InvalidInput([{ field: 'params', key: 'error.wrong_format' }])
  return validate(value, false)
}

/** Whether a `{params}` is present and not base64 of a JSON object: a truncated or mistyped address. */
export const isUnreadable = (text: string | undefined, longest = LONGEST): boolean =>
  text !== undefined && text !== '' && decode(text, longest) === undefined

function decode(received: string, longest: number): object | undefined {
  // A plus that was not escaped in a query arrives as a blank.
  const text = received.replaceAll(' ', '+')
  if (text.length > longest * 1.4 || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
