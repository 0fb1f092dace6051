import { InvalidInput } from '../infra/app-error.ts'

/** The object that a text of JSON holds; anything else is wrong input of that field. */
export function parseObject(field: string, text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Reported below, as for any other wrong format.
  }
  throw new InvalidInput([{ field, key: 'error.wrong_format' }])
}
