import type { CascadeNode } from '../../common/cascader/cascade-node.ts'
import { lazyPart } from '../../common/lazy/lazy-part.tsx'
import type { Dictionary } from '../dictionary/dictionary-source.ts'
import { registerFieldType } from '../form-field/field-type.ts'
import type { BaseField } from '../form-field/form-field.ts'

export type CascaderField = BaseField & {
  readonly type: 'cascader'
  /** The whole tree, or … */
  readonly nodes?: readonly CascadeNode[]
  /** … the whole tree from the server, or … */
  readonly dictionary?: Dictionary
  /** … the address of its levels, requested with `pid`, 0 for the root (§7), or … */
  readonly lazyUrl?: string
  /** … the loader of the nodes below one, level by level; undefined for the root. */
  readonly load?: (parent: CascadeNode | undefined) => Promise<readonly CascadeNode[]>
  /** A node with children can be chosen itself. @default false */
  readonly anyLevel?: boolean
  /** A search field above the columns of a whole tree. @default false */
  readonly searchable?: boolean
}

declare module '../form-field/form-field.ts' {
  interface FieldTypes {
    readonly cascader: CascaderField
  }
}

const CascaderControl = lazyPart(() => import('./controls/cascader-control.tsx').then(module => module.CascaderControl))
const PathWords = lazyPart(() => import('./cascader-words.tsx').then(module => module.PathWords))

registerFieldType('cascader', { Control: CascaderControl, Words: PathWords })
