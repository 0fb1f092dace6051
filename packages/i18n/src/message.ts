/** The messages of one namespace in one language: flat dotted keys to texts. */
export type Messages = Readonly<Record<string, string>>

/** Values for the `{{name}}` placeholders of a message; `count` also chooses the plural form. */
export type TextParams = Readonly<Record<string, string | number>>

const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/g

/** The placeholder names of a message, each once, sorted. */
export function placeholders(message: string): string[] {
  return [...new Set(Array.from(message.matchAll(PLACEHOLDER), match => match[1] ?? ''))].toSorted()
}

/** Fills the placeholders; `missing` returns the text for one without a value. */
export function fill(message: string, params: TextParams, missing: (name: string) => string): string {
  return message.replace(PLACEHOLDER, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    return value === undefined ? missing(name) : String(value)
  })
}

/** Splits a key into namespace and rest: 'error.too_many' gives 'error' and 'too_many'. */
export function splitKey(key: string): { namespace: string; rest: string } {
  const dot = key.indexOf('.')
  return { namespace: key.slice(0, Math.max(dot, 0)), rest: key.slice(dot + 1) }
}
