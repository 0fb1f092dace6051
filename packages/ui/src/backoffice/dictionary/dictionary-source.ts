import { createContext, use } from 'react'

/** Loads a dictionary from its url with a query; rejects with a message for people. */
export type AskDictionary = (
  url: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<unknown>

/** A dictionary of the server (§7). */
export interface Dictionary {
  /** Path of the call. */
  readonly url: string
  /**
   * Field whose values filter the dictionary: only entries with these ids are requested, as `id='ids|in'` (§7), and
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
