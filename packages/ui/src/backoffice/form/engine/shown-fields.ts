import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormField } from '../../form-field/form-field.ts'

interface Shown {
  /** As it was drawn last. */
  field: FormField
  readonly place: Element
}

/** The fields of a form that are on the page now. */
export interface ShownFields {
  /** Adds a field; returns the way to take it out. */
  add(entry: Shown): () => void
  /** The fields from top to bottom. */
  list(): readonly FormField[]
  /** Changes whenever a field comes or goes. */
  version(): number
  subscribe(listener: () => void): () => void
}

const fromTopToBottom = (one: Shown, other: Shown): number =>
  one.place.compareDocumentPosition(other.place) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

function createShownFields(): ShownFields {
  const entries = new Set<Shown>()
  const listeners = new Set<() => void>()
  let version = 0
  const changed = () => {
    version += 1
    for (const listener of listeners) listener()
  }
  return {
    add(entry) {
      entries.add(entry)
      changed()
      return () => {
        entries.delete(entry)
        changed()
      }
    },
    list: () => [...entries].sort(fromTopToBottom).map(({ field }) => field),
    version: () => version,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The shown fields of one form, for as long as it is on the page. */
export const useOwnShownFields = (): ShownFields => useState(createShownFields)[0]

/** Counts a field among the shown ones while its place is on the page; returns the ref of that place. */
export function useShown(shown: ShownFields, field: FormField): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const entry = useRef<Shown>(undefined)
  const latest = useRef(field)
  useEffect(() => {
    latest.current = field
    if (entry.current !== undefined) entry.current.field = field
  }, [field])
  useLayoutEffect(() => {
    if (place.current === null) return
    entry.current = { field: latest.current, place: place.current }
    return shown.add(entry.current)
  }, [shown])
  return place
}
