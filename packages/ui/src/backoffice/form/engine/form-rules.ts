import { yupResolver } from '@hookform/resolvers/yup'
import { type FieldErrors, get, type Resolver, set } from 'react-hook-form'
import type { AnyObjectSchema } from 'yup'
import type { FormField } from '../../form-field/form-field.ts'
import type { FormValues } from '../../form-value/form-values.ts'
import { isEmpty } from '../../form-value/read-value.ts'
import { messageAt } from './message-at.ts'

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
    for (const { name, required } of shown()) {
      const rule = messageAt(result?.errors, name)
      if (rule !== undefined) set(errors, name, error('rule', rule))
      if (required && isEmpty(get(values, name))) set(errors, name, error('required', requiredText()))
      const problem = problems().get(name)
      if (problem !== undefined) set(errors, name, error('unreadable', problem))
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}
