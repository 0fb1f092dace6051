import { createContext, use, useEffect, useMemo, useState } from 'react'
import type { CascadeNode } from '../../common/cascader/cascade-node.ts'
import type { FormValues } from '../form-value/form-values.ts'
import { textsOf } from '../form-value/read-value.ts'
import { type Dictionary, useAskDictionary } from './dictionary-source.ts'
import { idsQuery, readDictionary } from './read-dictionary.ts'

/** Values of the form around a control, for dictionaries that follow another field. */
export const FormValuesContext = createContext<FormValues>({})

/** State of a dictionary. */
export interface DictionaryState {
  /** Undefined until loaded. */
  readonly nodes: readonly CascadeNode[] | undefined
  readonly failed: boolean
  readonly retry: () => void
}

type Outcome = { readonly asked: string } & ({ readonly nodes: readonly CascadeNode[] } | { readonly failed: true })

const nothing: readonly CascadeNode[] = []

/** The entries of a dictionary, once loaded; a failure stays until `retry`. Empty without a dictionary. */
export function useDictionary(dictionary: Dictionary | undefined): DictionaryState {
  const ask = useAskDictionary()
  const values = use(FormValuesContext)
  const [tries, setTries] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>()
  const url = dictionary?.url
  const column = dictionary?.selectDictByColumId
  const ids = column === undefined ? undefined : textsOf(values[column]).join(',')
  const asked = `${tries} ${url ?? ''} ${ids ?? ''}`
  const idle = url === undefined || ids === ''
  useEffect(() => {
    if (idle) return
    const stop = new AbortController()
    ask(url, ids === undefined ? {} : idsQuery(ids.split(',')), stop.signal).then(
      answer => !stop.signal.aborted && setOutcome({ asked, nodes: readDictionary(answer) }),
      error => {
        if (stop.signal.aborted) return
        console.error(error)
        setOutcome({ asked, failed: true })
      },
    )
    return () => stop.abort()
  }, [ask, asked, idle, ids, url])
  return useMemo(() => {
    const current = outcome?.asked === asked ? outcome : undefined
    return {
      nodes: idle ? nothing : current && 'nodes' in current ? current.nodes : undefined,
      failed: current !== undefined && 'failed' in current,
      retry: () => setTries(count => count + 1),
    }
  }, [outcome, asked, idle])
}
