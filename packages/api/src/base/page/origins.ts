/** Origins of the API and the files of a deployed page; '' is the page's own origin. */
export interface Origins {
  readonly apiOrigin: string
  readonly filesOrigin: string
}

/** Reads both from a configuration; a missing or invalid one means the page's own origin. */
export const originsOf = (config: Readonly<Record<string, unknown>>): Origins => ({
  apiOrigin: origin(config.apiOrigin),
  filesOrigin: origin(config.filesOrigin),
})

const origin = (value: unknown) => (typeof value === 'string' ? value.replace(/\/+$/, '') : '')
