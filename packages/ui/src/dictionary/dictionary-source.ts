import { createContext, use } from 'react'

/** Asks a dictionary at its url with a query; answers what came, rejects with a message that people can read. */
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

/** The way to the server for dictionaries; an app gives it once, around its forms. */
export const DictionaryContext = createContext<AskDictionary | undefined>(undefined)

const noWay: AskDictionary = () =>
  Promise.reject(new Error('A field names a dictionary by url, but no DictionaryContext says how to ask.'))

/** The way to dictionaries; rejects where no app gave one. */
export const useAskDictionary = (): AskDictionary => use(DictionaryContext) ?? noWay
