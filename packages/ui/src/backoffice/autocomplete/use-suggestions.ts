import { useEffect, useMemo, useState } from 'react'

// Long enough not to ask for every letter, short enough to seem at once.
const patience = 250

const nothing: readonly string[] = []

const has = (text: string, typed: string): boolean => text.toLocaleLowerCase().includes(typed.toLocaleLowerCase())

/** Suggestions for the typed text, from a known list or a loader; the latest request wins. */
export function useSuggestions(
  typed: string,
  choices: readonly string[] | undefined,
  suggest: ((typed: string, signal: AbortSignal) => Promise<readonly string[]>) | undefined,
): readonly string[] {
  const words = typed.trim()
  const [answer, setAnswer] = useState<{ readonly words: string; readonly found: readonly string[] }>()
  useEffect(() => {
    if (!suggest || words === '') return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      suggest(words, stop.signal).then(
        found => !stop.signal.aborted && setAnswer({ words, found: [...new Set(found)] }),
        // Suggestions are optional; typing works without them.
        error => !stop.signal.aborted && console.error(error),
      )
    }, patience)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [suggest, words])
  return useMemo(() => {
    if (choices) return [...new Set(choices)].filter(choice => has(choice, words) && choice !== words)
    return answer?.words === words ? answer.found : nothing
  }, [choices, answer, words])
}
