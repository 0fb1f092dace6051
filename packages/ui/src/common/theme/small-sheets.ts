import { withEmotionCache } from '@emotion/react'
import { useState } from 'react'

/** The part of an Emotion style sheet that this file uses. */
interface RuleSheet {
  readonly tags: readonly unknown[]
  /** Rules so far; Emotion opens another element when it is 0. */
  ctr: number
  insert(rule: string): void
}

/** Rules that come within this time belong to what is being drawn together. */
const PAUSE_MS = 250
/** Each element is one more that styles are looked up in. */
const MOST_ELEMENTS = 48

/**
 * Lets rules that come after a pause go into a style element of their own. When a rule with a condition (`@media`) comes
 * into an element, Chromium styles everything again that any of its rules applies to: the whole page at the first opening
 * of a menu, unless the element is new. The order of the rules stays.
 */
export function keepSheetSmall(sheet: RuleSheet, now: () => number = () => performance.now()): void {
  const { insert } = sheet
  let last = now()
  sheet.insert = rule => {
    const at = now()
    if (at - last > PAUSE_MS && sheet.tags.length < MOST_ELEMENTS) sheet.ctr = 0
    last = at
    insert.call(sheet, rule)
  }
}

/** Does so with the styles of the app; renders nothing. */
export const SmallSheets = withEmotionCache<object, unknown>((_props, { sheet }) => {
  useState(() => keepSheetSmall(sheet))
  return null
})
