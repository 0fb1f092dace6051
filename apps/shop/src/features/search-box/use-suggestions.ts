import { useSuggestQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { Suggestions } from '@shiji/contract/catalog/catalog.ts'
import { useEffect, useState } from 'react'

const patience = 160
const none: Suggestions = []

/** Whether a beginning says enough: one Chinese character, or two of any other kind. */
export const worthAsking = (text: string): boolean => /\p{Script=Han}/u.test(text) || [...text].length >= 2

/** Suggestions for what is being typed; asked a moment after the last stroke, never for too little. */
export function useSuggestions(typed: string, wanted: boolean): Suggestions {
  const word = typed.trim().slice(0, 60)
  const [asked, setAsked] = useState('')
  useEffect(() => {
    if (!wanted || !worthAsking(word)) return setAsked('')
    const timer = setTimeout(() => setAsked(word), patience)
    return () => clearTimeout(timer)
  }, [word, wanted])
  // `currentData`: what was suggested for other words must not stand under these.
  const { currentData } = useSuggestQuery(asked, { skip: asked === '' })
  return asked === '' ? none : (currentData ?? none)
}
