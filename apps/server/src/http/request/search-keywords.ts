import { InvalidInput } from '../../infra/app-error.ts'

/** Longest text that is searched for; longer ones are pasted pages, not queries. */
const LONGEST = 64

/** The words of a search parameter, which carries them URL-encoded (spec §2). Refuses broken encoding and over-long text. */
export function readKeywords(encoded: string | undefined): string {
  const text = decoded(encoded ?? '').trim()
  if ([...text].length > LONGEST)
    throw new InvalidInput([{ field: 'keywords', key: 'error.max_length', params: { limit: LONGEST } }])
  return text
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new InvalidInput([{ field: 'keywords', key: 'error.wrong_format' }])
  }
}
