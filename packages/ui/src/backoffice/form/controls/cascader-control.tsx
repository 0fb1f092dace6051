import { useCallback } from 'react'
import type { CascadeNode } from '../../../common/cascader/cascade-node.ts'
import { Cascader } from '../../../common/cascader/cascader.tsx'
import { DictionaryGate } from '../../dictionary/dictionary-gate.tsx'
import { useAskDictionary } from '../../dictionary/dictionary-source.ts'
import { lazyLevelUrl, readDictionary } from '../../dictionary/read-dictionary.ts'
import { textsOf } from '../../form-value/read-value.ts'
import type { CascaderField, ControlProps } from '../form-field.ts'

/** The way to the levels of a lazy cascade: the field's own, or by its address with `pid` (§7). */
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

export function CascaderControl({ field, value, onChange, onBlur }: ControlProps<CascaderField>) {
  const load = useCascadeLoad(field)
  const draw = (nodes: readonly CascadeNode[] | undefined) => (
    <Cascader
      nodes={nodes}
      load={load}
      anyLevel={field.anyLevel ?? false}
      value={textsOf(value)}
      placeholder={field.placeholder}
      onValue={path => onChange([...path])}
      onBlur={onBlur}
    />
  )
  if (load !== undefined) return draw(undefined)
  return (
    <DictionaryGate dictionary={field.dictionary} given={field.nodes}>
      {draw}
    </DictionaryGate>
  )
}
