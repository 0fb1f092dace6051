import { createContext, type Ref } from 'react'

/**
 * Stands in for what react-router's links know of pages that a server has rendered: outside of its framework no link
 * fetches ahead, which the original finds out anew in each link, with two states and two effects.
 */
export const FrameworkContext = createContext(undefined)
export const PrefetchPageLinks = (): null => null
export const usePrefetchBehavior = () => [false, null, {}] as const
export const mergeRefs = <Value>(own: Ref<Value>): Ref<Value> => own
