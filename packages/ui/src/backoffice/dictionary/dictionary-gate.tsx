import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import type { ReactNode } from 'react'
import { Button } from '../../common/button/button.tsx'
import type { CascadeNode } from '../../common/cascader/cascade-node.ts'
import { useGroupAttributes } from '../../common/field/field-context.ts'
import { Skeleton } from '../../common/skeleton/skeleton.tsx'
import type { Dictionary } from './dictionary-source.ts'
import { useDictionary } from './use-dictionary.ts'

export interface DictionaryGateProps {
  /** Entries from the server; without a source, `given` is used. */
  readonly dictionary: Dictionary | undefined
  /** Entries that are already loaded. */
  readonly given: readonly CascadeNode[] | undefined
  /** Renders the control with its entries. */
  readonly children: (nodes: readonly CascadeNode[]) => ReactNode
}

/** Wraps a control until its dictionary has loaded; a failure shows in the field, with a retry. */
export function DictionaryGate({ dictionary, given, children }: DictionaryGateProps) {
  const say = useText('common')
  const group = useGroupAttributes()
  const { nodes, failed, retry } = useDictionary(dictionary)
  if (dictionary === undefined) return children(given ?? [])
  if (failed) {
    return (
      <chakra.div {...group} display="flex" alignItems="center" gap="3" minH="control" textStyle="sm">
        <chakra.span role="alert" color="status.danger.fg" fontWeight="medium">
          {say('common.load_failed')}
        </chakra.span>
        <Button size="xs" onClick={retry}>
          {say('common.retry')}
        </Button>
      </chakra.div>
    )
  }
  if (nodes === undefined) {
    return (
      <chakra.div {...group}>
        <chakra.span srOnly role="status">
          {say('common.loading')}
        </chakra.span>
        <Skeleton h="{sizes.control}" borderRadius="sm" />
      </chakra.div>
    )
  }
  return children(nodes)
}
