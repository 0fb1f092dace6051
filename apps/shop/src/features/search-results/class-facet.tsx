import { chakra } from '@chakra-ui/react/styled-system'
import { useCommonQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { GoodsSearch, GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { ChevronLeft } from 'lucide-react'
import { useName } from '../../site/names.ts'
import { FacetList } from './facet-list.tsx'
import { classTrail } from './filter-names.ts'
import type { SearchChange } from './search-change.ts'

export interface ClassFacetProps {
  readonly search: GoodsSearch
  readonly data: GoodsSearchData
  readonly onChange: (change: SearchChange) => void
}

/**
 * The classes that results can be narrowed by. With a class chosen, its place in the tree: the way up, its siblings and
 * its children, each with the results it would show.
 */
export function ClassFacet({ search, data, onChange }: ClassFacetProps) {
  const say = useText('shop_goods')
  const pick = useName()
  const { data: site } = useCommonQuery()
  // Attributes belong to a class: those of the old one would leave nothing of the new one.
  const choose = (class_id: number | undefined) => onChange({ class_id, values: undefined })
  const trail = classTrail(site?.classes ?? [], search.class_id)
  const here = trail.at(-1)
  if (here === undefined)
    return (
      <FacetList
        title={say('shop_goods.class')}
        values={data.facets.classes.map(one => ({ ...one, name: pick(one.name, one.name_en), on: false }))}
        onToggle={({ id }) => choose(Number(id))}
      />
    )
  const above = trail.at(-2)
  const counts = new Map(data.facets.classes.map(one => [one.id, one.count]))
  const siblings = (above?.children ?? []).filter(node => node.id === here.id || counts.has(node.id))
  const line = (node: ClassNode) => (
    <ClassLine
      name={pick(node.name, node.name_en)}
      count={counts.get(node.id) ?? (node.id === here.id ? data.total : 0)}
      current={node.id === here.id}
      onClick={() => choose(node.id)}
    />
  )
  return (
    <chakra.section pb="4">
      <chakra.h2 textStyle="sm" fontWeight="semibold" mb="1">
        {say('shop_goods.class')}
      </chakra.h2>
      <chakra.button
        type="button"
        onClick={() => choose(above?.id)}
        display="inline-flex"
        alignItems="center"
        gap="1"
        minH={{ base: '44px', lg: '32px' }}
        textStyle="sm"
        color="fg.muted"
        cursor="pointer"
        _hover={{ color: 'accent.fg' }}
      >
        <Icon of={ChevronLeft} size={16} />
        {above ? pick(above.name, above.name_en) : say('shop_goods.breadcrumb_all')}
      </chakra.button>
      <ul>
        {(above === undefined ? [here] : siblings).map(node => (
          <li key={node.id}>
            {line(node)}
            {node.id === here.id && here.children.length > 0 && (
              <chakra.ul ps="4" borderInlineStartWidth="2px" borderColor="border">
                {here.children
                  .filter(child => counts.has(child.id))
                  .map(child => (
                    <li key={child.id}>{line(child)}</li>
                  ))}
              </chakra.ul>
            )}
          </li>
        ))}
      </ul>
    </chakra.section>
  )
}

interface ClassLineProps {
  readonly name: string
  readonly count: number
  readonly current: boolean
  readonly onClick: () => void
}

function ClassLine({ name, count, current, onClick }: ClassLineProps) {
  return (
    <chakra.button
      type="button"
      aria-current={current || undefined}
      onClick={onClick}
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      w="full"
      minH={{ base: '44px', lg: '32px' }}
      textAlign="start"
      textStyle="md"
      cursor="pointer"
      color={current ? 'accent.fg' : 'fg'}
      fontWeight={current ? 'semibold' : 'normal'}
      _hover={{ color: 'accent.fg' }}
    >
      <chakra.span minW="0" truncate>
        {name}
      </chakra.span>{' '}
      <chakra.span textStyle="xs" color="fg.muted" fontWeight="normal" data-tabular>
        {count}
      </chakra.span>
    </chakra.button>
  )
}
