/** Data of an express company for matching a tracking number. */
export interface KnownCompany {
  readonly code: string
  /** Regular expression of its numbers; '' if unknown. */
  readonly pattern: string
}

const beginningsOf = ({ code, pattern }: KnownCompany): readonly string[] => {
  const [, letters] = /^\^?\(?([A-Z]{2,})/.exec(pattern) ?? []
  return letters === undefined ? [code] : [code, letters]
}

/**
 * Code of the company that a number starts with: with its code, or with the letters that its pattern starts with;
 * undefined if the number starts with digits or with unknown letters. The longest match wins.
 */
export function companyOfNumber(companies: readonly KnownCompany[], number: string): string | undefined {
  const letters = /^[A-Z]{2,}/.exec(number.trim().toUpperCase())?.[0]
  if (letters === undefined) return undefined
  return companies
    .flatMap(company => beginningsOf(company).map(beginning => ({ code: company.code, beginning })))
    .filter(({ beginning }) => beginning !== '' && letters.startsWith(beginning))
    .toSorted((a, b) => b.beginning.length - a.beginning.length)[0]?.code
}
