import type { CascadeNode } from '../../../common/cascader/cascade-node.ts'
import { Cascader } from '../../../common/cascader/cascader.tsx'
import { DictionaryGate } from '../../dictionary/dictionary-gate.tsx'
import type { ControlProps } from '../../form-field/form-field.ts'
import { textsOf } from '../../form-value/read-value.ts'
import type { CascaderField } from '../cascader-type.ts'
import { useCascadeLoad } from '../use-cascade-load.ts'

export function CascaderControl({ field, value, onChange, onBlur }: ControlProps<CascaderField>) {
  const load = useCascadeLoad(field)
  const draw = (nodes: readonly CascadeNode[] | undefined) => (
    <Cascader
      nodes={nodes}
      load={load}
      anyLevel={field.anyLevel ?? false}
      searchable={field.searchable ?? false}
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
