import { VISIBLE, VISIBLE_OR_EMPTY } from '@shiji/contract/texts/visible.ts'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { type FieldProblem, InvalidInput } from '../../infra/app-error.ts'
import { refuseUnstorable } from '../../records/storable.ts'
import { coerceText, trimTexts } from './coerce.ts'

/** Two fields that clients of the original always send; accepted everywhere (spec §5, product §8). */
const TOLERATED = ['is_type', 'is_sort']

export type Validate = (value: unknown, isText: boolean) => unknown

interface Finding {
  readonly keyword: string
  readonly instancePath: string
  readonly params: object
}

/**
 * Compiles a schema into a check that returns the validated value or throws `request.invalid` with a message per field.
 */
export function compileValidator(schema: TSchema): Validate {
  const validator = Compile(schema)
  const known = new Set(
    Object.keys('properties' in schema && typeof schema.properties === 'object' ? (schema.properties ?? {}) : {}),
  )
  return (raw, isText) => {
    refuseUnstorable(raw)
    const value = withoutTolerated(isText ? coerceText(schema, raw) : trimTexts(schema, raw), known)
    if (validator.Check(value)) return value
    throw new InvalidInput(problemsOf(validator.Errors(value)))
  }
}

function withoutTolerated(value: unknown, known: ReadonlySet<string>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => known.has(name) || !TOLERATED.includes(name)))
}

function problemsOf(findings: Iterable<Finding>): FieldProblem[] {
  const byField = new Map<string, FieldProblem>()
  for (const finding of findings) {
    for (const problem of problemsOfOne(finding)) if (!byField.has(problem.field)) byField.set(problem.field, problem)
  }
  return [...byField.values()]
}

/** An empty text is reported by its length. */
const isOfVisibility = (pattern: unknown): boolean => {
  const source = pattern instanceof RegExp ? pattern.source : pattern
  return source === VISIBLE || source === VISIBLE_OR_EMPTY
}

const path = (instancePath: string, last?: string): string =>
  [...instancePath.split('/').slice(1), ...(last === undefined ? [] : [last])].join('.') || '_'

function problemsOfOne({ keyword, instancePath, params }: Finding): FieldProblem[] {
  const field = path(instancePath)
  const read = (name: string): unknown => Reflect.get(params, name)
  const names = (name: string): string[] => {
    const value = read(name)
    return Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)]
  }
  const bound = () => Number(read('limit'))
  switch (keyword) {
    case 'boolean': // The same problem is reported again as additionalProperties.
      return []
    case 'required':
      return [...names('requiredProperties'), ...names('missingProperty')].map(name => ({
        field: path(instancePath, name),
        key: 'error.required',
      }))
    case 'additionalProperties':
      return [...names('additionalProperties'), ...names('additionalProperty')].map(name => ({
        field: path(instancePath, name),
        key: 'refusal.unknown_field',
      }))
    case 'minLength':
      return [
        bound() <= 1
          ? { field, key: 'error.required' }
          : { field, key: 'refusal.min_length', params: { limit: bound() } },
      ]
    case 'maxLength':
      return [{ field, key: 'error.max_length', params: { limit: bound() } }]
    case 'minimum':
    case 'exclusiveMinimum':
      return [{ field, key: 'error.minimum', params: { limit: bound() } }]
    case 'maximum':
    case 'exclusiveMaximum':
      return [{ field, key: 'error.maximum', params: { limit: bound() } }]
    case 'minItems':
      return [{ field, key: 'refusal.min_items', params: { limit: bound() } }]
    case 'maxItems':
      return [{ field, key: 'error.max_items', params: { limit: bound() } }]
    case 'pattern':
      return [{ field, key: isOfVisibility(read('pattern')) ? 'refusal.invisible' : 'error.wrong_format' }]
    case 'enum':
    case 'const':
      return [{ field, key: 'refusal.not_a_choice' }]
    case 'type':
      return [{ field, key: 'refusal.wrong_type' }]
    default:
      return [{ field, key: 'error.wrong_format' }]
  }
}
