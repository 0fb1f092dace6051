import { yupResolver } from '@hookform/resolvers/yup'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { AnyObjectSchema } from 'yup'
import type { FormValues } from '../form-value/form-values.ts'
import { isEmpty } from '../form-value/read-value.ts'
import type { FormField } from './form-field.ts'

/** Errors of invalid texts that controls reported, by field name. */
export type ControlProblems = ReadonlyMap<string, string>

const error = (type: string, message: string) => ({ type, message })

/**
 * Checks a form: invalid texts first, then missing required values, then the rules of the page.
 * Fields that are not shown are not checked.
 */
export function formResolver(
  shown: () => readonly FormField[],
  problems: () => ControlProblems,
  schema: AnyObjectSchema | undefined,
  requiredText: () => string,
): Resolver<FormValues, unknown, FormValues> {
  const rules = schema && yupResolver<FormValues, unknown, FormValues>(schema)
  return async (values, context, options) => {
    const errors: FieldErrors<FormValues> = {}
    const result = rules && (await rules(values, context, options))
    const visible = new Set(shown().map(field => field.name))
    for (const [name, problem] of Object.entries(result?.errors ?? {})) {
      const message = problem?.message
      if (visible.has(name) && typeof message === 'string') errors[name] = error('rule', message)
    }
    for (const field of shown()) {
      if (field.required && isEmpty(values[field.name])) errors[field.name] = error('required', requiredText())
      const problem = problems().get(field.name)
      if (problem !== undefined) errors[field.name] = error('unreadable', problem)
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}
