import { useSuggestQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { Suggestions } from '@shiji/contract/catalog/search.ts'
import { useEffect, useState } from 'react'

const patience = 160
const none: Suggestions = []

/** Whether a prefix is long enough to search: one Chinese character, or two of any other kind. */
export const worthAsking = (text: string): boolean => /\p{Script=Han}/u.test(text) || [...text].length >= 2

/** Suggestions for the typed text; requested a moment after the last keystroke, never for too short a text. */
export function useSuggestions(typed: string, wanted: boolean): Suggestions {
  const word = typed.trim().slice(0, 60)
  const [asked, setAsked] = useState('')
  useEffect(() => {
    if (!wanted || !worthAsking(word)) return setAsked('')
    const timer = setTimeout(() => setAsked(word), patience)
    return () => clearTimeout(timer)
  }, [word, wanted])
  // `currentData`: suggestions for other text must not be shown here.
  const { currentData } = useSuggestQuery(asked, { skip: asked === '' })
  return asked === '' ? none : (currentData ?? none)
}
