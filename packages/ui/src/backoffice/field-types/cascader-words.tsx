import { useCascade } from '../../common/cascader/use-cascade.ts'
import { DictionaryGate } from '../dictionary/dictionary-gate.tsx'
import type { WordsProps } from '../form-field/form-field.ts'
import { textsOf } from '../form-value/read-value.ts'
import type { CascaderField } from './cascader-type.ts'
import { useCascadeLoad } from './use-cascade-load.ts'

/** The chosen path of a cascade as text. */
export function PathWords({ field, value }: WordsProps<CascaderField>) {
  const load = useCascadeLoad(field)
  const path = textsOf(value)
  return load === undefined ? (
    <DictionaryGate dictionary={field.dictionary} given={field.nodes}>
      {nodes => <PathOf nodes={nodes} path={path} />}
    </DictionaryGate>
  ) : (
    <PathOf load={load} path={path} />
  )
}

interface PathOfProps extends Pick<CascaderField, 'nodes' | 'load'> {
  readonly path: readonly string[]
}

function PathOf({ nodes, load, path }: PathOfProps) {
  const { view } = useCascade({ nodes, load }, path, path.length > 0)
  const known = view.chosen.map(node => node.label)
  // Levels that are not loaded, or no longer exist, show their values.
  return [...known, ...path.slice(known.length)].join(' / ')
}
