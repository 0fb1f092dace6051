import { createContext, type Ref } from 'react'

/**
 * Replaces the server-rendering part of react-router's links: outside of its framework no link prefetches, which the original checks in every link,
 * with two states and two effects.
 */
export const FrameworkContext = createContext(undefined)
export const PrefetchPageLinks = (): null => null
export const usePrefetchBehavior = () => [false, null, {}] as const
export const mergeRefs = <Value>(own: Ref<Value>): Ref<Value> => own
