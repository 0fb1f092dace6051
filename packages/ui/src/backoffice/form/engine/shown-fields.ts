import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormField } from '../../form-field/form-field.ts'

interface Shown {
  /** The field as last rendered. */
  field: FormField
  readonly place: Element
}

/** The fields that are currently on the page. */
export interface ShownFields {
  /** Adds a field; returns a function that removes it. */
  add(entry: Shown): () => void
  /** The fields from top to bottom. */
  list(): readonly FormField[]
  /** Changes whenever a field is added or removed. */
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

/** The shown fields of a form, while it is on the page. */
export const useOwnShownFields = (): ShownFields => useState(createShownFields)[0]

/** Registers a field while its element is on the page; returns the ref of that element. */
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
