import { useCallback } from 'react'
import type { CascadeNode } from '../../common/cascader/cascade-node.ts'
import { useAskDictionary } from '../dictionary/dictionary-source.ts'
import { lazyLevelUrl, readDictionary } from '../dictionary/read-dictionary.ts'
import type { CascaderField } from './cascader-type.ts'

/** Loads the levels of a lazy cascade: by the field's own loader, or by its address with `pid` (§7). */
export function useCascadeLoad(field: CascaderField): CascaderField['load'] {
  const ask = useAskDictionary()
  const { lazyUrl, load } = field
  const byUrl = useCallback(
    async (parent: CascadeNode | undefined) =>
      readDictionary(await ask(lazyLevelUrl(lazyUrl ?? '', parent), {}, new AbortController().signal)),
    [ask, lazyUrl],
  )
  return lazyUrl === undefined ? load : byUrl
}
