/** Where a deployed page finds its API and its files, '' for the page's own origin. */
export interface Origins {
  readonly apiOrigin: string
  readonly filesOrigin: string
}

/** Reads both out of a configuration; what is missing or of the wrong kind is the page's own. */
export const originsOf = (config: Readonly<Record<string, unknown>>): Origins => ({
  apiOrigin: origin(config.apiOrigin),
  filesOrigin: origin(config.filesOrigin),
})

const origin = (value: unknown) => (typeof value === 'string' ? value.replace(/\/+$/, '') : '')
