const HIDDEN = '[hidden]'

/** The parts of a database error that may carry values of rows. */
export interface DatabaseWords {
  readonly message: string
  readonly detail?: string | undefined
  readonly hint?: string | undefined
  readonly where?: string | undefined
}

/**
 * Errors about data (class 22) quote the value that did not fit; elsewhere quotes contain names of tables and
 * constraints.
 */
const isAboutData = (code: string): boolean => code.startsWith('22')

/** The complete message of the database, line by line, with the values of rows and parameters hidden. */
export const withoutValues = (code: string, { message, detail, hint, where }: DatabaseWords): DatabaseWords => {
  const quoted = (text: string) => (isAboutData(code) ? text.replace(/".*"/s, `"${HIDDEN}"`) : text)
  return {
    message: quoted(message),
    ...(detail === undefined ? {} : { detail: quoted(hideRows(detail)) }),
    ...(hint === undefined ? {} : { hint }),
    ...(where === undefined ? {} : { where: hideData(where) }),
  }
}

/** `Key (phone)=(139…) already exists.` and `Failing row contains (1, 139…).`: from the first value to the last bracket. */
const hideRows = (text: string): string =>
  text.replace(/=\(.*\)/s, `=(${HIDDEN})`).replace(/(row contains )\(.*\)/s, `$1(${HIDDEN})`)

/** Parameters, pieces of JSON and columns of a copy, as the context of an error quotes them. */
const hideData = (text: string): string =>
  text
    .replace(/(\$\d+ = ).*/gs, `$1${HIDDEN}`)
    .replace(/(JSON data, line \d+: ).*/gs, `$1${HIDDEN}`)
    .replace(/(COPY \w+, line \d+(?:, column \w+)?: ).*/gs, `$1${HIDDEN}`)
