import { createContext, use } from 'react'

/** Loads a dictionary from its url with a query; rejects with a message for people. */
export type AskDictionary = (
  url: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<unknown>

/** A dictionary that the server keeps (§7). */
export interface Dictionary {
  /** Path of the call. */
  readonly url: string
  /**
   * Field whose values narrow the dictionary down: only entries of these ids are asked for, as `id='ids|in'` (§7), and
   * none while that field is empty.
   */
  readonly selectDictByColumId?: string
}

/** Loader of dictionaries; an app provides it once, around its forms. */
export const DictionaryContext = createContext<AskDictionary | undefined>(undefined)

const noWay: AskDictionary = () =>
  Promise.reject(new Error('A field names a dictionary by url, but no DictionaryContext says how to ask.'))

/** The loader of dictionaries; rejects if no app provided one. */
export const useAskDictionary = (): AskDictionary => use(DictionaryContext) ?? noWay
