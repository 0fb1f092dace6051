import { chakra } from '@chakra-ui/react/styled-system'
import { useCommonQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import { APPLICATION_LIMITS } from '@shiji/contract/store/application.fields.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Cascader } from '@shiji/ui/common/cascader/cascader.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { useName } from '../../site/names.ts'

interface ChoiceNode {
  readonly label: string
  readonly value: number
  readonly children?: readonly ChoiceNode[]
}

export interface ClassChoiceProps {
  /** Ids of third-level classes. */
  readonly value: readonly number[]
  readonly onValue: (ids: readonly number[]) => void
}

/** Several third-level classes: each choice in the tree adds one, and each can be removed. */
export function ClassChoice({ value, onValue }: ClassChoiceProps) {
  const say = useText('shop_store')
  const pick = useName()
  const { data: site } = useCommonQuery()
  const nodes = useMemo(() => choicesOf(site?.classes ?? [], 3, pick), [site, pick])
  const names = useMemo(() => leafNames(nodes), [nodes])
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      {value.length > 0 && (
        <chakra.ul display="flex" flexWrap="wrap" gap="2">
          {value.map(id => {
            const name = names.get(id) ?? String(id)
            return (
              <chakra.li
                key={id}
                display="inline-flex"
                alignItems="center"
                gap="1"
                ps="3"
                pe="1"
                minH="32px"
                maxW="full"
                borderRadius="full"
                bg="neutral.subtle"
                textStyle="sm"
              >
                <chakra.span minW="0" overflowWrap="anywhere">
                  {name}
                </chakra.span>
                <chakra.button
                  type="button"
                  aria-label={say('shop_store.class_remove', { name })}
                  onClick={() => onValue(value.filter(other => other !== id))}
                  display="grid"
                  placeItems="center"
                  w="28px"
                  h="28px"
                  borderRadius="full"
                  cursor="pointer"
                  _hover={{ bg: 'neutral.muted' }}
                >
                  <Icon of={X} size={16} />
                </chakra.button>
              </chakra.li>
            )
          })}
        </chakra.ul>
      )}
      {value.length < APPLICATION_LIMITS.classes && (
        <Cascader
          nodes={nodes}
          searchable
          value={[]}
          placeholder={say('shop_store.class_add')}
          onValue={path => {
            const id = Number(path.at(-1))
            if (path.length === 3 && !value.includes(id)) onValue([...value, id])
          }}
        />
      )}
    </chakra.div>
  )
}

/** The tree without branches that have no third level. */
const choicesOf = (
  classes: readonly ClassNode[],
  depth: number,
  pick: (zh: string, en: string) => string,
): readonly ChoiceNode[] =>
  classes.flatMap(({ id, name, name_en, children }) => {
    const node = { label: pick(name, name_en), value: id }
    if (depth === 1) return [node]
    const below = choicesOf(children, depth - 1, pick)
    return below.length === 0 ? [] : [{ ...node, children: below }]
  })

const leafNames = (nodes: readonly ChoiceNode[]): ReadonlyMap<number, string> =>
  new Map(
    nodes.flatMap(node =>
      node.children === undefined ? [[node.value, node.label] as const] : [...leafNames(node.children)],
    ),
  )
